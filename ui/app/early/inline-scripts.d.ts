/** Bundled by `.tooling/inline-scripts.ts`. */
declare module 'virtual:inline-script' {
  export const INLINE_SCRIPT: string;
}
