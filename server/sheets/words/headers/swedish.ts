import type { HeaderWords } from '../field-words.ts';

export const SWEDISH: HeaderWords = {
  name: 'namn, drinknamn, cocktailnamn, dryck',
  category: 'kategori, grupp',
  description: 'beskrivning',
  ingredients: 'ingredienser, ingrediens, innehåll',
  instructions: 'gör så här, instruktioner, tillagning, tillvägagångssätt, steg',
  glassware: 'glastyp',
  garnish: 'garnering',
  amount: 'mängd',
  unit: 'enhet',
};
