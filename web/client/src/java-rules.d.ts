declare module 'virtual:judge' {
  export function legal(knowledge: string): string;
}

declare module 'virtual:torres-judge' {
  export function legal(view: string): string;
  export function after(view: string, action: string): string;
  export function castles(view: string): string;
}
