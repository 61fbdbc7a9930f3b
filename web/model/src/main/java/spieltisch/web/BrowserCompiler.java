package spieltisch.web;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles modules for the browser, as a build step: to an ES module, or to WebAssembly if the
/// name of the file says so.
///
/// The step compiles only if the class path has changed since the last build, because TeaVM takes
/// about 15 s for each module and its Maven plugin does not check for changes.
public final class BrowserCompiler {
  private static final String WASM_RUNTIME =
      "/org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

  /// A module: the class with its exported functions, and the name of the file.
  private record Module(String mainClass, String file) {
    static Module parse(String text) {
      var parts = text.split("=", 2);
      return new Module(parts[0], parts[1]);
    }

    boolean isWasm() {
      return file.endsWith(".wasm");
    }
  }

  private final Path folder;
  private final Path stamp;
  private final List<Module> modules;
  private final List<Path> classPath;

  private BrowserCompiler(Path folder, Path stamp, List<Module> modules, List<Path> classPath) {
    this.folder = folder;
    this.stamp = stamp;
    this.modules = modules;
    this.classPath = classPath;
  }

  /// Compiles the modules if their inputs have changed.
  ///
  /// @param args the output folder, the file that stores the fingerprint of the inputs, and the
  ///   modules as `CLASS=FILE`
  public static void main(String[] args)
      throws IOException, NoSuchAlgorithmException, TeaVMToolException {
    var entries =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .toList();
    var modules = Arrays.stream(args).skip(2).map(Module::parse).toList();
    new BrowserCompiler(Path.of(args[0]), Path.of(args[1]), modules, entries).run();
  }

  private void run() throws IOException, NoSuchAlgorithmException, TeaVMToolException {
    var now = fingerprint();
    if (isUpToDate(now)) return;
    Files.createDirectories(folder);
    for (var module : modules) compile(module);
    Files.writeString(stamp, now);
  }

  private boolean isUpToDate(String now) throws IOException {
    for (var module : modules) if (!Files.exists(folder.resolve(module.file()))) return false;
    return Files.exists(stamp) && Files.readString(stamp).equals(now);
  }

  private void compile(Module module) throws TeaVMToolException {
    var tool = new TeaVMTool();
    tool.setTargetType(
        module.isWasm() ? TeaVMTargetType.WEBASSEMBLY_GC : TeaVMTargetType.JAVASCRIPT);
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setMainClass(module.mainClass());
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(module.file());
    tool.setStrict(true);
    tool.setObfuscated(true);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setClassLoader(BrowserCompiler.class.getClassLoader());
    tool.setLog(new EmptyTeaVMToolLog());
    tool.generate();
    failOnProblems(tool);
    if (module.isWasm()) copyWasmRuntime();
  }

  /// Copies the script that loads a WebAssembly module, which is part of the compiler.
  private void copyWasmRuntime() {
    try (var script = TeaVMTool.class.getResourceAsStream(WASM_RUNTIME)) {
      if (script == null) throw new IllegalStateException("the compiler lacks " + WASM_RUNTIME);
      Files.copy(script, folder.resolve("wasm-runtime.js"), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void failOnProblems(TeaVMTool tool) {
    var problems = tool.getProblemProvider().getSevereProblems();
    if (problems.isEmpty()) return;
    var text = new StringBuilder();
    for (var problem : problems) {
      var consumer = new DefaultProblemTextConsumer();
      problem.render(consumer);
      text.append(consumer.getText()).append(' ').append(problem.getLocation()).append('\n');
    }
    throw new IllegalStateException("compilation for the browser failed:\n" + text);
  }

  /// Returns a digest of the names and contents of all class path entries, including the compiler.
  private String fingerprint() throws IOException, NoSuchAlgorithmException {
    var digest = MessageDigest.getInstance("SHA-256");
    for (var entry : classPath) add(entry, digest);
    return HexFormat.of().formatHex(digest.digest());
  }

  private void add(Path entry, MessageDigest digest) throws IOException {
    if (Files.isDirectory(entry)) {
      try (var files = Files.walk(entry)) {
        for (var file : files.filter(this::isInput).sorted().toList()) add(file, digest);
      }
    } else if (Files.exists(entry)) {
      digest.update(entry.getFileName().toString().getBytes(StandardCharsets.UTF_8));
      digest.update(Files.readAllBytes(entry));
    }
  }

  private boolean isInput(Path file) {
    return Files.isRegularFile(file) && !file.startsWith(folder);
  }
}
