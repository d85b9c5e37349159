import type { HeaderWords } from '../field-words.ts';

export const FRENCH: HeaderWords = {
  name: 'nom, nom du cocktail, boisson, titre, recette, nom de la recette, intitulé',
  category: 'catégorie, catégories, famille, genre, groupe',
  description: 'description, descriptif, présentation, résumé',
  funFact: 'anecdote, histoire, le saviez-vous',
  ingredients: 'ingrédients, ingrédient, liste des ingrédients, composition',
  instructions:
    'préparation, instructions, étapes, réalisation, méthode, mode de préparation, recette détaillée',
  difficulty: 'difficulté, niveau, niveau de difficulté',
  videoUrl: 'vidéo, lien vidéo',
  image: 'image, photo, illustration, lien image',
  type: 'technique, mode',
  spirits: 'spiritueux, alcool de base, base, alcool',
  glassware: 'verre, verres, type de verre, verrerie',
  equipment: 'matériel, équipement, ustensiles, outils',
  garnish: 'garniture, décoration, garnitures, décor',
  featured: 'mis en avant, en vedette',
  amount: 'quantité, quantités, mesure, dose, doses',
  unit: 'unité, unités',
};
