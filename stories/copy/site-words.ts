interface SiteWord {
  text: string;
  file: string;
}

/** The words of the ui and where they stand; `.tooling/collect-site-words.ts` fills them in while Storybook is built. */
export const words: readonly SiteWord[] = [];
