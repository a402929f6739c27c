import CasementCore
import CasementSDL
import Foundation

extension App {
    /// Opens the window of the first scene and runs until the last window is closed, or until the process is asked to
    /// end (SIGINT, SIGTERM, SIGHUP).
    ///
    /// Where the program has an identifier and one of it runs already, that one opens the files and addresses of the
    /// command line and comes to the front, and this process exits with code 0.
    ///
    /// Without a display, it prints one line to standard error and exits with code 2.
    public static func main() {
        FirstLookups.begin(for: Self.self)
        let service: ApplicationService?
        switch RunningApp.announce() {
        case .handedOver: exit(0)
        case .first(let first): service = first
        case .alone: service = nil
        }
        do {
            let loop = try DesktopLoop()
            let storage = ProgramStorage()
            storage.install()
            UTType.install(MIMEDatabase.desktop)
            GeneralClipboard.backend = DesktopClipboard.shared
            let system = DesktopWindows(loop, sceneStore: storage.sceneStore)
            let program = RunningApp(Self(), in: system)
            system.onChange = { [weak program] in program?.setEnvironment($0) }
            system.onMenuBarsChange = { [weak program] in program?.menus.desktopChanged() }
            loop.onDisplayLoss = {
                program.keepWindows()
                program.keepDrafts()
                storage.finish()
            }
            loop.onTurn = {
                ValueStore.checkForChanges()
                program.turn()
            }
            DesktopRecents.shared = .ofUser
            DocumentDraft.folder = FilePath(ProgramStorage.documentDrafts)
            try program.start()
            program.open(arguments: ProgramArguments.all)
            service?.handler = { program.perform($0) }
            // After the first frame, which does not need it.
            DispatchQueue.main.async {
                if loop.icon == nil { loop.icon = PictureFolders.shared.programIcon() }
            }
            loop.run()
            // What starts from now on is the first.
            service?.end()
            program.keepDrafts()
            program.end()
            storage.finish()
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}
