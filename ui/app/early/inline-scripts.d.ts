/** Bundled by `.tooling/inline-scripts.ts`. */
declare module 'virtual:inline-script' {
  /** The text of `ui/app/early/inline-script.ts` as a classic script. */
  export const INLINE_SCRIPT: string;
}
