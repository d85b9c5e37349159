/** subset-font ships no types; this is the part of it that the fonts use. */
declare module 'subset-font' {
  export type FontFormat = 'woff2' | 'truetype';
  interface SubsetOptions {
    targetFormat: FontFormat;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    keepFeatures?: readonly string[];
    /** Of the font's name table, such as 13 for its licence. */
    preserveNameIds?: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
