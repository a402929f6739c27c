#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What Casement uses of Clipper, a library in C++, as functions of C. None throws; after an error there is no result.

#ifdef __cplusplus
extern "C" {
#endif

/// A corner in integer units; each is within a quarter of the range of 64 bits.
typedef struct {
    int64_t x, y;
} CPolygonPoint;

typedef enum { CPolygonUnion, CPolygonIntersection, CPolygonDifference, CPolygonSymmetricDifference } CPolygonOperation;

/// The polygons of one operation and then its result.
typedef struct CPolygonJob CPolygonJob;

/// Whether Clipper's library is installed; the first question loads it.
bool CPolygonsAreAvailable(void);

/// Null if there is no memory, or no library.
CPolygonJob *_Nullable CPolygonJobCreate(void);
void CPolygonJobFree(CPolygonJob *_Nonnull job);

/// Adds a closed polygon to the first operand, or to the second.
bool CPolygonJobAdd(CPolygonJob *_Nonnull job, const CPolygonPoint *_Nonnull points, size_t count, bool isSecond);

/// Combines the operands. False if it cannot be done.
bool CPolygonJobRun(CPolygonJob *_Nonnull job, CPolygonOperation operation, bool isEvenOdd);

/// The number of polygons in the result: edges of areas, and edges of their holes in the other direction.
size_t CPolygonJobResultCount(const CPolygonJob *_Nonnull job);

/// The corners of a polygon in the result, which stay until the job is freed.
const CPolygonPoint *_Nullable CPolygonJobResult(const CPolygonJob *_Nonnull job, size_t index, size_t *_Nonnull count);

#ifdef __cplusplus
}
#endif
