declare module 'virtual:judge' {
  export function legal(knowledge: string): string;
}
