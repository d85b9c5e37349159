/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Encoding of a text file, by its name in the Encoding Standard.
 */
export type SheetEncoding = typeof SheetEncoding[keyof typeof SheetEncoding];


export const SheetEncoding = {
  'utf-8': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'windows-1252': 'windows-1252',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1254': 'windows-1254',
  macintosh: 'macintosh',
  shift_jis: 'shift_jis',
  'euc-kr': 'euc-kr',
  gb18030: 'gb18030',
} as const;
