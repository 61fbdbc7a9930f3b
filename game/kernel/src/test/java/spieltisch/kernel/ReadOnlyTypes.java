package spieltisch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/// Checks that a type has no public members through which its instances can be changed.
public final class ReadOnlyTypes {
  private ReadOnlyTypes() {}

  /// The public members that change an instance or could let a caller change it: methods without a
  /// result, methods that return an array, fields that are not final.
  public static List<String> mutators(Class<?> type) {
    var names = new TreeSet<String>();
    for (var method : methods(type))
      if (method.getReturnType() == void.class || method.getReturnType().isArray())
        names.add(method.getName());
    for (var field : type.getFields())
      if (!Modifier.isFinal(field.getModifiers())) names.add(field.getName());
    return List.copyOf(names);
  }

  /// The public methods that return one of these types.
  public static List<String> sources(Class<?> type, Class<?> returned) {
    var names = new TreeSet<String>();
    for (var method : methods(type))
      if (returned.isAssignableFrom(method.getReturnType())) names.add(method.getName());
    return List.copyOf(names);
  }

  /// Calls each public method that takes only numbers, with zeros, and checks that the instance
  /// stays equal to a copy.
  public static void assertReadingChangesNothing(Class<?> type, Object instance, Object copy)
      throws IllegalAccessException {
    for (var method : methods(type)) {
      if (Modifier.isStatic(method.getModifiers()) || !takesNumbers(method)) continue;
      try {
        method.invoke(instance, zeros(method.getParameterCount()));
      } catch (InvocationTargetException _) {
        // Zero is not a valid argument of every method.
      }
      assertEquals(copy, instance, method.getName());
    }
  }

  private static List<Method> methods(Class<?> type) {
    var methods = new ArrayList<Method>();
    for (var method : type.getMethods())
      if (method.getDeclaringClass() != Object.class) methods.add(method);
    return methods;
  }

  private static boolean takesNumbers(Method method) {
    return List.of(method.getParameterTypes()).stream().allMatch(type -> type == int.class);
  }

  private static Object[] zeros(int count) {
    var zeros = new Object[count];
    Arrays.fill(zeros, 0);
    return zeros;
  }
}
