// The rules of the Java engine, compiled to ES modules (see vite.config.ts). All values are text.

declare module 'virtual:catan-rules' {
  /** The legal moves, one a line, of the player who has this view. */
  export function legal(view: string): string;
}

declare module 'virtual:local-tables?url' {
  /** The address of the compiled tables, a WebAssembly module. */
  const url: string;
  export default url;
}

declare module 'virtual:wasm-runtime' {
  /** Loads a compiled WebAssembly module. */
  export function load(url: string): Promise<{ exports: unknown }>;
}

declare module 'virtual:torres-rules' {
  /** The legal actions, one a line, of the player who has this view. */
  export function legal(view: string): string;
  /** The view after an action; empty if the action is not legal. */
  export function after(view: string, action: string): string;
  /** The castles and bonuses that a scoring would count now. */
  export function castles(view: string): string;
}
