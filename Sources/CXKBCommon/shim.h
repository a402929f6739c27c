#include <xkbcommon/xkbcommon-compose.h>
