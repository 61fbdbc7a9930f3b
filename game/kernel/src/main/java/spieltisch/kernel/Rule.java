package spieltisch.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Names what a test method covers: numbers of rules in `docs/rules`, sections of a protocol
/// document such as `1.0 §7.1`, or names of test cases such as `S14-01` in
/// `docs/rules/catan-elsewhere.txt`.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Rule {
  String[] value();
}
