import Papa from 'papaparse';
import type { Shape, Table } from './list-shapes.ts';

const csv = (text: string): Table => Papa.parse<string[]>(text.trim()).data;

const STEPS = ['Shake with ice.', 'Strain.'];

/** Sheets in shapes that came in wrong without a doubt. */
export const UNSEEN_SHAPES: readonly Shape[] = [];

/** What has to be doubted or refused at least. */
export const DOUBTFUL_UNSEEN_SHAPES: readonly Shape[] = [
  {
    title: "names alone between commas below our own columns' names, beside a column that is not ours",
    table: csv(`
id,name,category,strength,instructions,ingredients
7,Dusk,Sours,strong,Shake with ice. Strain.,"Gin, Lime juice, Grenadine"
9,Dawn,Shots,weak,Shake with ice. Strain.,"101 proof rye, Honey"
12,Noon,Sours,strong,Shake with ice. Strain.,"Rum, Lime juice, Honey"`),
    meant: [
      ['Dusk', ['Gin', 'Lime juice', 'Grenadine'], STEPS],
      ['Dawn', ['101 proof rye', 'Honey'], STEPS],
      ['Noon', ['Rum', 'Lime juice', 'Honey'], STEPS],
    ],
  },
  {
    title: 'numbers of another program below nothing but our own names, and names between commas',
    table: csv(`
id,name,ingredients,instructions
7,Dusk,"Gin, Lime juice, Grenadine",Shake with ice. Strain.
9,Dawn,"101 proof rye, Honey",Shake with ice. Strain.
12,Noon,"Rum, Lime juice, Honey",Shake with ice. Strain.`),
    meant: [
      ['Dusk', ['Gin', 'Lime juice', 'Grenadine'], STEPS],
      ['Dawn', ['101 proof rye', 'Honey'], STEPS],
      ['Noon', ['Rum', 'Lime juice', 'Honey'], STEPS],
    ],
  },
];
