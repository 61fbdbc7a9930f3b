package spieltisch.app.options;

import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.edge.config.Ports;

/// The options for the address and the ports of a server.
public final class PortOptions {
  private static final int MAX_PORT = 65535;
  private static final int NONE = -1;

  @Option(
      names = "--address",
      defaultValue = "0.0.0.0",
      description = "Address to listen on (default: all; 127.0.0.1 for this machine only).")
  private String address = "0.0.0.0";

  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "Web pages and WebSockets (default: ${DEFAULT-VALUE}).")
  private int web;

  @Option(
      names = "--tcp-1.0",
      defaultValue = "8010",
      description = "Protocol 1.0 over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int tcp10;

  @Option(
      names = "--tcp-0.4",
      defaultValue = "8004",
      description = "Protocol 0.4 over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int tcp04;

  @Option(
      names = "--tcp-0.1",
      defaultValue = "8001",
      description = "Protocol 0.1 over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int tcp01;

  @Option(
      names = "--tcp-1.0-ascii",
      defaultValue = "8011",
      paramLabel = "PORT",
      description =
          "Protocol 1.0 of 2017/18 without umlauts over TCP (default: ${DEFAULT-VALUE}; -1 for"
              + " none).")
  private int ascii10;

  @Option(
      names = "--torres",
      defaultValue = "8003",
      description = "Torres text protocol over TCP (default: ${DEFAULT-VALUE}; -1 for none).")
  private int torres;

  @Option(
      names = "--admin-port",
      defaultValue = "-1",
      paramLabel = "PORT",
      description =
          "HTTP without encryption for the operator: /metrics and details of /health/ready"
              + " (default: none).")
  private int admin;

  @Option(
      names = "--admin-address",
      defaultValue = "127.0.0.1",
      paramLabel = "ADDRESS",
      description = "Address of the admin port (default: ${DEFAULT-VALUE}).")
  private String adminAddress = "127.0.0.1";

  public Ports ports() {
    if (web < 0 || web > MAX_PORT) throw new CliException("--port must be from 0 to " + MAX_PORT);
    for (int port : new int[] {tcp10, tcp04, tcp01, ascii10, torres, admin})
      if (port < NONE || port > MAX_PORT)
        throw new CliException("a port must be from 0 to " + MAX_PORT + ", or -1 for none");
    return new Ports(address, web, tcp10, tcp04, tcp01, ascii10, torres, adminAddress, admin);
  }
}
