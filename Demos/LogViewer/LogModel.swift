import LogReading
import SwiftUI

/// The file of a window, its search terms and their results.
@MainActor @Observable final class LogModel {
    /// What could not be done, for an alert.
    struct Problem: Equatable {
        let title: String
        let reason: String
    }

    private(set) var file: URL?
    /// Nil without a file.
    private(set) var bytes: LogBytes?
    var problem: Problem?
    private(set) var index = LineIndex()
    /// The fraction of the file that is indexed; nil when all is.
    private(set) var progress: Double?

    /// What the search field edits.
    enum Scope { case find, filter }
    var scope = Scope.find
    /// Only lines that contain this text, and have one of these levels, are shown.
    var filter = ""
    var levels: [LogLevel] = []
    /// The lines that are shown; nil for all.
    private(set) var filtered: [Int]?
    /// The text to find in the shown lines.
    var find = ""
    /// The shown lines that contain it.
    private(set) var hits: [Int] = []
    /// The hit that was shown last.
    private(set) var current: Int?
    private(set) var isSearching = false

    var isFollowing = false
    /// Whether the user chooses a file.
    var choosesFile = false
    var selection: Set<Int> = []
    /// The line for the list to scroll to; `turn` changes with each request, even for the same line.
    private(set) var target: (line: Int, turn: Int, anchor: UnitPoint)?

    private var loading: Task<Void, Never>?
    /// The terms for which the filter and the hits were computed.
    private var filteredFor: LineSearch?
    private var found: [Int] = []
    private var foundFor = ""

    var lineCount: Int { filtered?.count ?? index.count }
    var search: LineSearch? { LineSearch(find) }
    private var filterSearch: LineSearch? { LineSearch(filter, levels: Set(levels)) }
    var isFiltered: Bool { filterSearch != nil }

    /// The text in the search field.
    var searchText: String {
        get { scope == .find ? find : filter }
        set { if scope == .find { find = newValue } else { filter = newValue } }
    }

    func showAll() { (filter, levels) = ("", []) }

    // MARK: The file

    /// Shows a file. What is shown stays where that cannot be read.
    func open(_ url: URL) {
        guard let new = read(url) else { return }
        NSDocumentController.shared.noteNewRecentDocumentURL(url)
        loading?.cancel()
        loading = Task { await show(new, of: url) }
    }

    /// Opens files: the first one here if nothing is shown yet, and the others in windows of their own. A file that
    /// cannot be read opens no window.
    func open(_ urls: [URL], openWindow: (URL) -> Void) {
        var isFree = bytes == nil
        for url in urls.map(\.standardizedFileURL) where read(url) != nil {
            if isFree { open(url) } else { openWindow(url) }
            isFree = false
        }
    }

    /// Called with the user's choice.
    func choose(_ result: Result<[URL], any Error>, openWindow: (URL) -> Void) {
        switch result {
        case .success(let urls): open(urls, openWindow: openWindow)
        case .failure(let error):
            problem = Problem(title: "No file can be chosen.", reason: error.localizedDescription)
        }
    }

    /// The bytes of a file; nil where it cannot be read, which the user is told.
    private func read(_ url: URL) -> LogBytes? {
        do {
            return try LogBytes(url)
        } catch {
            problem = Problem(title: "“\(url.lastPathComponent)” cannot be opened.", reason: error.reason)
            return nil
        }
    }

    private func show(_ new: LogBytes, of url: URL) async {
        (file, selection, current, target) = (url, [], nil, nil)
        (filtered, filteredFor, found, foundFor, hits) = (nil, nil, [], "", [])
        (bytes, index) = (new, LineIndex())
        await read(new)
    }

    /// Reads the file again from its start.
    private func reload(_ url: URL) async { if let new = read(url) { await show(new, of: url) } }

    /// Removes all lines from the file on disk.
    func erase() {
        guard let file else { return }
        do {
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 0)
            try handle.close()
            open(file)
        } catch {
            problem = Problem(
                title: "“\(file.lastPathComponent)” cannot be erased.", reason: error.localizedDescription)
        }
    }

    /// Continues the index to the end of the file.
    private func read(_ new: LogBytes) async {
        let first = index.count
        for await more in new.indexing(from: index) {
            guard !Task.isCancelled else { return }
            bytes = new
            index = more
            progress = more.length < new.count ? Double(more.length) / Double(new.count) : nil
        }
        progress = nil
        guard !Task.isCancelled else { return }
        await searchAgain(from: max(0, first - 1))
        if isFollowing { goToEnd() }
    }

    /// Checks a few times a second whether the file has grown, until it is cancelled.
    func follow() async {
        if isFollowing { goToEnd() }
        while isFollowing, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(250))
            guard !Task.isCancelled, progress == nil, let bytes, let file else { continue }
            let length = bytes.lengthNow
            if length < bytes.count {
                await reload(file)
            } else if length > bytes.count, let new = try? LogBytes(file) {
                // Another file under the same name is read from the start.
                if new.count < bytes.count { await reload(file) } else { await read(new) }
            }
        }
    }

    // MARK: Searching

    /// Waits until typing has paused, and then searches the file; a later key cancels it.
    func typed() async {
        try? await Task.sleep(for: .milliseconds(120))
        guard !Task.isCancelled else { return }
        await searchAgain(from: 0)
    }

    /// Updates the filter and the hits. Lines before `line` need not be searched again if the terms are unchanged.
    private func searchAgain(from line: Int) async {
        guard let bytes else { return }
        let filterSearch = filterSearch
        isSearching = filterSearch != nil || !find.isEmpty
        defer { isSearching = false }
        if let search = filterSearch {
            let start = search == filteredFor ? line : 0
            let known = start == 0 ? [] : known(filtered ?? [], before: start)
            var isNew = start == 0
            if isNew { selection = [] }
            for await result in bytes.searching(for: search, in: index, from: start, found: known) {
                // Another file may have been opened meanwhile.
                guard !Task.isCancelled, bytes === self.bytes else { return }
                filtered = result.lines
                // Other lines are shown from the first.
                if isNew, let first = result.lines.first {
                    go(to: first, anchor: .top)
                    isNew = false
                }
            }
        } else if filtered != nil {
            filtered = nil
            if let line = current ?? selection.min() { go(to: line) }
        }
        guard !Task.isCancelled, bytes === self.bytes else { return }
        filteredFor = filterSearch
        if let search {
            let start = find == foundFor ? line : 0
            let isNew = find != foundFor
            let known = start == 0 ? [] : known(found, before: start)
            for await result in bytes.searching(for: search, in: index, from: start, found: known) {
                guard !Task.isCancelled, bytes === self.bytes else { return }
                found = result.lines
                showHits(first: isNew && current == nil)
            }
        } else {
            (found, current) = ([], nil)
        }
        foundFor = find
        showHits(first: false)
    }

    private func known(_ lines: [Int], before line: Int) -> [Int] {
        Array(lines[..<(lines.firstIndex { $0 >= line } ?? lines.count)])
    }

    private func showHits(first goes: Bool) {
        hits = filtered.map { common(found, $0) } ?? found
        if let line = current, place(of: line) == nil { current = nil }
        if goes, current == nil, let first = hits.first { goToHit(first) }
    }

    /// The index of a line among the hits.
    private func place(of line: Int) -> Int? {
        let place = firstPlace(from: line)
        return place < hits.count && hits[place] == line ? place : nil
    }

    private func firstPlace(from line: Int) -> Int {
        var low = 0, high = hits.count
        while low < high {
            let middle = (low + high) / 2
            if hits[middle] < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// "3 of 120", or nothing.
    var hitText: String {
        guard !find.isEmpty else { return "" }
        guard !hits.isEmpty else { return isSearching ? "…" : "No lines" }
        guard let current, let place = place(of: current) else { return hits.count.formatted() }
        return "\((place + 1).formatted()) of \(hits.count.formatted())"
    }

    // MARK: Navigation

    /// Goes to the hit after the current one, or before it, wrapping around at the end.
    func goToNextHit(backwards: Bool = false) {
        guard !hits.isEmpty else { return }
        let here = current ?? selection.min() ?? -1
        if backwards {
            let place = firstPlace(from: here) - 1
            goToHit(hits[place < 0 ? hits.count - 1 : place])
        } else {
            let place = firstPlace(from: here + 1)
            goToHit(hits[place == hits.count ? 0 : place])
        }
    }

    private func goToHit(_ line: Int) {
        current = line
        selection = [line]
        go(to: line)
    }

    private func go(to line: Int, anchor: UnitPoint = .center) {
        target = (line, (target?.turn ?? 0) + 1, anchor)
    }

    private func goToEnd() {
        guard let last = filtered.map(\.last) ?? (index.count > 0 ? index.count - 1 : nil) else { return }
        go(to: last, anchor: .bottom)
    }

    // MARK: Lines

    func shown(_ line: Int) -> LineText {
        bytes.map { index.shown(line, of: $0) } ?? LineText(text: "", isCut: false)
    }

    /// The number of bytes of a line.
    func length(of line: Int) -> Int { bytes.map { index.range(of: line, in: $0).count } ?? 0 }

    /// The full text of some lines, in order.
    func text(of lines: Set<Int>) -> [String] {
        guard let bytes else { return [] }
        return lines.sorted().map { index.whole($0, of: bytes) }
    }

    var statusText: String {
        var parts = ["\(index.count.formatted()) lines"]
        if let filtered { parts.insert("\(filtered.count.formatted()) shown of", at: 0) }
        if let bytes { parts.append("· " + Int64(bytes.count).formatted(.byteCount(style: .file))) }
        if let bytes, bytes.isBinary { parts.append("· not a text") }
        if selection.count > 1 { parts.append("· \(selection.count.formatted()) selected") }
        return parts.joined(separator: " ")
    }
}
