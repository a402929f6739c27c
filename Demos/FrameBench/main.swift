// Measures what a frame costs and where. `FrameBench list` names the scenarios; docs/framebench.md explains the figures.

// A window that `run startup` starts and times: it comes before the command line is parsed, as in a program that has none.
if CommandLine.arguments.dropFirst().first == StartupWindow.argument { StartupWindow.main() }

FrameBench.main()
