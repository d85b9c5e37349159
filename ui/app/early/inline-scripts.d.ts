declare module 'virtual:inline-script' {
  export const INLINE_SCRIPT: string;
}
