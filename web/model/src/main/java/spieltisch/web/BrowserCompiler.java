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

/// A step of the build: compiles the facades to ES modules, unless nothing that goes into them
/// changed since the last time.
///
/// The compiler takes a quarter of a minute for each and its plugin knows no "up to date".
public final class BrowserCompiler {
  private static final List<Module> MODULES =
      List.of(
          new Module("spieltisch.web.CatanLegalityModule", "judge.js"),
          new Module("spieltisch.web.TorresLegalityModule", "torres-judge.js"));

  private record Module(String mainClass, String file) {}

  private final Path folder;
  private final Path stamp;
  private final List<Path> classPath;

  private BrowserCompiler(Path folder, Path stamp, List<Path> classPath) {
    this.folder = folder;
    this.stamp = stamp;
    this.classPath = classPath;
  }

  /// Compiles if needed.
  ///
  /// @param args where the modules go, and where it is noted what they were made from
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
    if (isDone(now)) return;
    Files.createDirectories(folder);
    for (var module : MODULES) compile(module);
    Files.writeString(stamp, now);
  }

  private boolean isDone(String now) throws IOException {
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
    complain(tool);
  }

  private static void complain(TeaVMTool tool) {
    var problems = tool.getProblemProvider().getSevereProblems();
    if (problems.isEmpty()) return;
    var text = new StringBuilder();
    for (var problem : problems) {
      var words = new DefaultProblemTextConsumer();
      problem.render(words);
      text.append(words.getText()).append(' ').append(problem.getLocation()).append('\n');
    }
    throw new IllegalStateException("cannot be compiled for the browser:\n" + text);
  }

  /// Over the names and contents of everything on the class path: our classes and the compiler.
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
