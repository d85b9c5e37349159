/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How recipes stand in a sheet.
 */
export type SheetLayout = typeof SheetLayout[keyof typeof SheetLayout];


export const SheetLayout = {
  table: 'table',
  cards: 'cards',
  columns: 'columns',
  blocks: 'blocks',
  outline: 'outline',
  cells: 'cells',
  tables: 'tables',
} as const;
