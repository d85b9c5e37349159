import type { HeaderWords } from '../field-words.ts';

export const SPANISH: HeaderWords = {
  name: 'nombre, nombre del cóctel, cóctel, coctel, cócteles, bebida, trago, receta, título',
  category: 'categoría, categorías, familia, grupo, clase',
  description: 'descripción, resumen, presentación',
  funFact: 'curiosidad, curiosidades, historia, dato curioso',
  ingredients: 'ingredientes, ingrediente, lista de ingredientes, composición',
  instructions: 'preparación, elaboración, instrucciones, pasos, método, modo de preparación',
  difficulty: 'dificultad, nivel, nivel de dificultad',
  videoUrl: 'vídeo, enlace de video',
  image: 'imagen, foto, fotografía, enlace imagen',
  type: 'técnica',
  spirits: 'licor, licores, destilado, bebida base, licor base',
  glassware: 'vaso, copa, vasos, cristalería, tipo de vaso, recipiente',
  equipment: 'equipo, utensilios, herramientas, equipamiento',
  garnish: 'decoración, guarnición, adorno, garnitura',
  featured: 'destacado',
  amount: 'cantidad, cantidades, medida, medidas, dosis',
  unit: 'unidad, unidades',
};
