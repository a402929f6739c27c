import Foundation
import Testing

@testable import MacroExpansion

/// The expansion of `@Entry` for declarations.
struct EntryMacroTests {
    private func expand(
        _ source: String, role: String = "peer", in context: String? = "extension EnvironmentValues {}",
        offset: Int = 100
    ) -> Answer {
        func syntax(_ source: String) -> Request.Syntax {
            Request.Syntax(source: source, location: .init(fileName: "A.swift", offset: offset))
        }
        return EntryMacro.expand(
            Request.AttachedMacro(
                macro: .init(typeName: "EntryMacro"), macroRole: role, declSyntax: syntax(source),
                lexicalContext: context.map { [syntax($0)] }))
    }

    @Test("a typed declaration")
    func typed() {
        let source = "@Entry var size: Double = 0.1"
        #expect(
            expand(source, role: "accessor")
                == .source("get { self[__Key_size.self] }\nset { self[__Key_size.self] = newValue }"))
        #expect(
            expand(source)
                == .source(
                    """
                    private struct __Key_size: EnvironmentKey {
                        typealias Value = Double
                        static var defaultValue: Value {
                            let value: Value = 0.1
                            return value
                        }
                    }
                    """))
    }

    @Test("a declaration whose type is inferred")
    func inferred() {
        #expect(
            expand("\n  /// A var.\n  @Entry public var name = \"x\" ")
                == .source(
                    "private struct __Key_name: EnvironmentKey {\n    static let defaultValue = \"x\"\n}"))
    }

    @Test("parts are found past comments, literals, brackets, operators and closures")
    func parts() {
        func part(_ source: String) -> [String?] {
            let variable = VariableDeclaration(source)
            return [variable?.name, variable?.type, variable?.value]
        }
        #expect(part("@Entry var a: [String: Int] = [\"=\": 1]") == ["a", "[String: Int]", "[\"=\": 1]"])
        #expect(
            part("var a: (Int) -> Void = { x in print(x == 1) }") == ["a", "(Int) -> Void", "{ x in print(x == 1) }"])
        #expect(part("var a /* : B = c */ : B // = d\n = c // e") == ["a", "B", "c"])
        #expect(part("var /* /* in */ var */ `in`: A<B>? ") == ["`in`", "A<B>?", nil])
        #expect(
            part("@available(*, deprecated, message: \"var z\") var a = #\"\"\"\n\\#(\"}\") = \"\n\"\"\"#") == [
                "a", nil, "#\"\"\"\n\\#(\"}\") = \"\n\"\"\"#",
            ])
        #expect(part("var a: A? = b ?? c") == ["a", "A?", "b ?? c"])
        #expect(
            part("var a: A = .init(x: [1], y: \"\\(\"\\\"\")\")") == ["a", "A", ".init(x: [1], y: \"\\(\"\\\"\")\")"])
        #expect(part("var a: any P & Q = c == d ? 1 : 2") == ["a", "any P & Q", "c == d ? 1 : 2"])
        #expect(part("let a = 1") == [nil, nil, nil])
        #expect(part("") == [nil, nil, nil])
        for source in ["\"", "/*", "var", "#\"", "\"\\(", "var a = {{{", ")))"] { _ = VariableDeclaration(source) }
    }

    @Test("an optional needs no value; without one, anything else is an error at its own position")
    func diagnostics() {
        for source in ["@Entry var a: Int?", "@Entry var a: Optional<Int>"] {
            let answer = expand(source)
            guard case .source(let text) = answer else {
                Issue.record("\(answer)")
                continue
            }
            #expect(text.contains("let value: Value = nil"))
        }
        #expect(
            expand("\n @Entry var a: Int")
                == .error(
                    "'a' needs a default value, as in '= value', or an optional type", fileName: "A.swift", offset: 102)
        )
        #expect(
            expand("@Entry var a: Int { 1 }")
                == .error(
                    "@Entry makes the accessors of 'a'; it can have none of its own", fileName: "A.swift", offset: 100))
        #expect(
            expand("@Entry var a = 1", in: "struct A {}")
                == .error(
                    "@Entry is for properties in an extension of EnvironmentValues, Transaction or ContainerValues",
                    fileName: "A.swift", offset: 100))
        #expect(
            expand("@Entry func a() {}")
                == .error(
                    "@Entry is for a variable, as in '@Entry var name: Type = value'", fileName: "A.swift", offset: 100)
        )
    }

    @Test("extensions are recognised by the name of the extended type, with or without its module")
    func contexts() {
        for context in ["\nextension EnvironmentValues {}", "public extension SwiftUI.EnvironmentValues {}"] {
            guard case .source = expand("@Entry var a = 1", in: context) else {
                Issue.record("\(context)")
                continue
            }
        }
    }

    @Test("messages are exchanged over pipes in the compiler's format")
    func messages() throws {
        let requests = Pipe(), answers = Pipe()
        func send(_ text: String) {
            let length = UInt64(text.utf8.count)
            requests.fileHandleForWriting.write(Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }))
            requests.fileHandleForWriting.write(Data(text.utf8))
        }
        let connection = Connection(input: requests.fileHandleForReading, output: answers.fileHandleForWriting)
        func exchange(_ text: String) throws -> String {
            send(text)
            connection.write(Plugin.answer(to: try #require(connection.read())))
            let header = answers.fileHandleForReading.readData(ofLength: 8)
            return String(
                decoding: answers.fileHandleForReading.readData(ofLength: Int(header[0]) + Int(header[1]) << 8),
                as: UTF8.self)
        }
        #expect(
            try exchange(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
                == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
        #expect(try exchange(#"{"somethingNew":{}}"#).contains(#""expandedSource":"""#))
        requests.fileHandleForWriting.closeFile()
        #expect(connection.read() == nil)
    }
}
