import { foldText } from '#openapi/text/fold-text.ts';

/** Folds a text, so that ids ('orange-twist') and names ('Orange Twist') read alike. */
export function foldForDrawing(text: string): string {
  return foldText(text)
    .replace(/\u2044/g, '/')
    .replace(/[-_\u2010-\u2015]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'");
}
