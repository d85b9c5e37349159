/** Declares the part of subset-font that is used, since the package has no types. */
declare module 'subset-font' {
  export type FontFormat = 'woff2' | 'truetype';
  interface SubsetOptions {
    targetFormat: FontFormat;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    keepFeatures?: readonly string[];
    /** The ids in the font's name table, such as 13 for the licence. */
    preserveNameIds?: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
