// Measures the cost of frames by phase. `FrameBench list` names the scenarios; docs/framebench.md explains the figures.

// A window that `run startup` starts and times: opened before the command line is parsed, as in a program without one.
if StartupWindow.isMeant { StartupWindow.main() }

// The same for the window of `run startup` itself, which an observer of this process sees.
StartupWindow.openFirst(CommandLine.arguments)

FrameBench.main()
