// OpenCombine, with the additions of Apple's Combine to Foundation and Dispatch under their names. The modules
// OpenCombineFoundation and OpenCombineDispatch are not used: their conformances disappear when they are compiled
// together with a module named Combine.
@_exported import OpenCombine
