#pragma once

/// How often memory was asked for since the process started, by anyone in it; -1 where a sanitizer has its own allocator.
long allocations_made(void);

/// The same of the calling thread alone.
long allocations_made_by_thread(void);

/// How many blocks are in use.
long allocations_live(void);

/// The bytes of the blocks in use, as the C library rounds them.
long allocated_bytes(void);
