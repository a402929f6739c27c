#include <clipper.hpp>
