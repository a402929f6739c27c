#include "CPolygons.h"

#include <dlfcn.h>
#include <polyclipping/clipper.hpp>

#include <cstdlib>
#include <new>

using namespace ClipperLib;

// Clipper's functions that are not virtual. The library is loaded for the first polygons: few programs combine areas,
// and at each start it and the shared library of C++ took 1.6 MiB.
namespace {
struct Library {
    void (*construct)(Clipper *, int);
    bool (*execute)(Clipper *, ClipType, Paths &, PolyFillType);

    Library() : construct(nullptr), execute(nullptr) {
        // The version whose header this file is compiled with: CLIPPER_VERSION 6.
        void *library = dlopen("libpolyclipping.so.22", RTLD_NOW | RTLD_LOCAL);
        if (!library) return;
        // By the binary interface of C++ these are functions whose first argument is the object.
        *reinterpret_cast<void **>(&construct) = dlsym(library, "_ZN10ClipperLib7ClipperC1Ei");
        *reinterpret_cast<void **>(&execute) = dlsym(
            library,
            "_ZN10ClipperLib7Clipper7ExecuteENS_8ClipTypeERSt6vectorIS2_INS_8IntPointESaIS3_EESaIS5_EENS_12PolyFillTypeE");
    }

    bool isThere() const { return construct && execute; }

    static const Library &shared() {
        static const Library library;
        return library;
    }
};
}

struct CPolygonJob {
    Clipper *clipper;
    Paths result;

    CPolygonJob() : clipper(static_cast<Clipper *>(operator new(sizeof(Clipper)))) {
        Library::shared().construct(clipper, 0);
    }

    ~CPolygonJob() { delete clipper; }
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

bool CPolygonsAreAvailable(void) { return Library::shared().isThere(); }

CPolygonJob *CPolygonJobCreate(void) {
    if (!Library::shared().isThere()) return nullptr;
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
        job->clipper->AddPath(path, isSecond ? ptClip : ptSubject, true);
        return true;
    } catch (...) {
        return false;
    }
}

bool CPolygonJobRun(CPolygonJob *job, CPolygonOperation operation, bool isEvenOdd) {
    try {
        const PolyFillType fill = isEvenOdd ? pftEvenOdd : pftNonZero;
        return Library::shared().execute(job->clipper, kind(operation), job->result, fill);
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
