// OpenCombine, with what Apple's Combine adds to Foundation and Dispatch spelled as there. The modules OpenCombineFoundation
// and OpenCombineDispatch are not used: their conformances disappear when they are compiled beside a module named Combine.
@_exported import OpenCombine
