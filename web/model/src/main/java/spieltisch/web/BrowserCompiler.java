package spieltisch.web;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

/// Compiles the legality modules to ES modules, as a build step.
///
/// The step compiles only if the class path has changed since the last build, because TeaVM takes
/// about 15 s for each module and its Maven plugin does not check for changes.
public final class BrowserCompiler {
  private static final List<Module> MODULES =
      List.of(
          new Module("spieltisch.web.CatanLegalityModule", "catan-legality.js"),
          new Module("spieltisch.web.TorresLegalityModule", "torres-legality.js"));

  private record Module(String mainClass, String file) {}

  private final Path folder;
  private final Path stamp;
  private final List<Path> classPath;

  private BrowserCompiler(Path folder, Path stamp, List<Path> classPath) {
    this.folder = folder;
    this.stamp = stamp;
    this.classPath = classPath;
  }

  /// Compiles the modules if their inputs have changed.
  ///
  /// @param args the output folder, and the file that stores the fingerprint of the inputs
  public static void main(String[] args)
      throws IOException, NoSuchAlgorithmException, TeaVMToolException {
    var entries =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .toList();
    new BrowserCompiler(Path.of(args[0]), Path.of(args[1]), entries).run();
  }

  private void run() throws IOException, NoSuchAlgorithmException, TeaVMToolException {
    var now = fingerprint();
    if (isUpToDate(now)) return;
    Files.createDirectories(folder);
    for (var module : MODULES) compile(module);
    Files.writeString(stamp, now);
  }

  private boolean isUpToDate(String now) throws IOException {
    for (var module : MODULES) if (!Files.exists(folder.resolve(module.file()))) return false;
    return Files.exists(stamp) && Files.readString(stamp).equals(now);
  }

  private void compile(Module module) throws TeaVMToolException {
    var tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
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
