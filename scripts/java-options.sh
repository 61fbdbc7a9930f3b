# Options of the JVM for servers and bots. Sourced.
# Linux ignores the priorities of threads without this policy. With it, threads of the lowest priority get a higher nice
# value, which needs no permission. The JVM warns ordinary users that it cannot raise priorities; the server does not.
priority_options=(-XX:ThreadPriorityPolicy=1 -XX:+UnlockDiagnosticVMOptions -XX:-PrintWarnings)
