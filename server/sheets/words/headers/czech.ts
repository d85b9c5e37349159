import type { HeaderWords } from '../field-words.ts';

export const CZECH: HeaderWords = {
  name: 'název, koktejl, nápoj',
  category: 'kategorie',
  description: 'popis',
  ingredients: 'suroviny, surovina, ingredience, přísady',
  instructions: 'postup, příprava',
  glassware: 'sklenice, sklo',
  garnish: 'ozdoba, zdobení',
  amount: 'množství',
  unit: 'jednotka',
};
