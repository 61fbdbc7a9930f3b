package spieltisch.edge.analysis;

import io.vertx.core.buffer.Buffer;

/// How far the analysis of a game is.
public sealed interface AnalysisState {
  /// The analysis waits for a thread.
  ///
  /// @param place 1 for the analysis that comes next
  record Queued(int place) implements AnalysisState {}

  /// The analysis runs.
  ///
  /// @param progress the finished share of the work, from 0 to 1
  record Running(double progress) implements AnalysisState {}

  /// The analysis is finished.
  ///
  /// @param json the analysis in the form of `docs/coach.md`, in UTF-8
  record Done(Buffer json) implements AnalysisState {}

  /// The journal cannot be analysed, or the analysis has failed.
  record Failed() implements AnalysisState {}
}
