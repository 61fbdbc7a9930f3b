/// The value of a position: the win chances by the learned model, averaged over the outcomes of
/// chance, and how the model is fitted and measured.
@NullMarked
package spieltisch.analysis.value;

import org.jspecify.annotations.NullMarked;
