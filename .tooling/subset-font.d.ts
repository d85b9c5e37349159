/** It declares the part of subset-font that is used, which has no types. */
declare module 'subset-font' {
  export type FontFormat = 'woff2' | 'truetype';
  interface SubsetOptions {
    targetFormat: FontFormat;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    keepFeatures?: readonly string[];
    /** They are ids of the name table: 13 is the licence. */
    preserveNameIds?: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
