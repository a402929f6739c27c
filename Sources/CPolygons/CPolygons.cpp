#include "CPolygons.h"

#include <clipper.hpp>

#include <new>

using namespace ClipperLib;

struct CPolygonJob {
    Clipper clipper;
    Paths result;
};

static_assert(sizeof(CPolygonPoint) == sizeof(IntPoint), "a corner is passed on as it is");

static ClipType kind(CPolygonOperation operation) {
    switch (operation) {
    case CPolygonUnion: return ctUnion;
    case CPolygonIntersection: return ctIntersection;
    case CPolygonDifference: return ctDifference;
    case CPolygonSymmetricDifference: return ctXor;
    }
    return ctUnion;
}

CPolygonJob *CPolygonJobCreate(void) {
    try {
        return new CPolygonJob();
    } catch (...) {
        return nullptr;
    }
}

void CPolygonJobFree(CPolygonJob *job) { delete job; }

bool CPolygonJobAdd(CPolygonJob *job, const CPolygonPoint *points, size_t count, bool isSecond) {
    try {
        Path path;
        path.reserve(count);
        for (size_t i = 0; i < count; i++) path.push_back(IntPoint(points[i].x, points[i].y));
        // A polygon without an area is refused, and changes nothing.
        job->clipper.AddPath(path, isSecond ? ptClip : ptSubject, true);
        return true;
    } catch (...) {
        return false;
    }
}

bool CPolygonJobRun(CPolygonJob *job, CPolygonOperation operation, bool isEvenOdd) {
    try {
        return job->clipper.Execute(kind(operation), job->result, isEvenOdd ? pftEvenOdd : pftNonZero);
    } catch (...) {
        return false;
    }
}

size_t CPolygonJobResultCount(const CPolygonJob *job) { return job->result.size(); }

const CPolygonPoint *CPolygonJobResult(const CPolygonJob *job, size_t index, size_t *count) {
    const Path &path = job->result[index];
    *count = path.size();
    return reinterpret_cast<const CPolygonPoint *>(path.data());
}
