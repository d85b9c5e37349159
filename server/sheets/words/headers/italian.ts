import type { HeaderWords } from '../field-words.ts';

export const ITALIAN: HeaderWords = {
  name: 'nome, nome del cocktail, bevanda, titolo, ricetta, nome ricetta',
  category: 'categoria, categorie, famiglia, gruppo, genere',
  description: 'descrizione, presentazione, riassunto',
  funFact: 'curiosità, storia',
  ingredients: 'ingredienti, ingrediente, lista ingredienti, composizione',
  instructions: 'preparazione, istruzioni, procedimento, passaggi, esecuzione',
  difficulty: 'difficoltà, livello',
  image: 'immagine, foto, fotografia',
  type: 'tecnica, metodo',
  spirits: 'distillato, distillati, base alcolica, liquore base',
  glassware: 'bicchiere, bicchieri, tipo di bicchiere, coppa',
  equipment: 'attrezzatura, attrezzature, strumenti, utensili',
  garnish: 'guarnizione, decorazione, guarnizioni',
  featured: 'in evidenza',
  amount: 'quantità, dose, dosi, misura',
  unit: 'unità, unità di misura',
};
