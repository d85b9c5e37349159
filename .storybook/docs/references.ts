/** Where a screen comes from. */
export interface ScreenReferences {
  /** What the specification says of it, word for word; where it says nothing, why the screen is there. */
  spec: readonly string[];
  /** The files of `ui/features` that draw it, the whole before its parts. */
  code: readonly string[];
}

/** How the reason begins where the specification says nothing. */
export const BEYOND = 'Beyond the specification:';
