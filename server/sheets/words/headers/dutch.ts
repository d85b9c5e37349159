import type { HeaderWords } from '../field-words.ts';

export const DUTCH: HeaderWords = {
  name: 'naam, naam van de cocktail, drank, drankje, titel, recept, receptnaam, cocktailnaam, cocktail naam',
  category: 'categorie, categorieën, soort, groep, familie',
  description: 'beschrijving, omschrijving, samenvatting',
  funFact: 'weetje, geschiedenis',
  ingredients: 'ingrediënten, ingrediënt, benodigdheden',
  instructions: 'bereiding, bereidingswijze, instructies, stappen, werkwijze',
  difficulty: 'moeilijkheid, moeilijkheidsgraad, niveau',
  image: 'afbeelding, foto, plaatje',
  type: 'techniek, mixtechniek, methode',
  spirits: 'sterke drank, basisdrank',
  glassware: 'glazen, glassoort, glastype, type glas',
  equipment: 'uitrusting, gereedschap, barmateriaal',
  garnish: 'garnering, decoratie, versiering',
  featured: 'uitgelicht',
  amount: 'hoeveelheid, hoeveelheden, maat',
  unit: 'eenheid',
};
