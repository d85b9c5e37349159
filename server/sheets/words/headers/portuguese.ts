import type { HeaderWords } from '../field-words.ts';

export const PORTUGUESE: HeaderWords = {
  name: 'nome, nome do coquetel, coquetel, bebida, receita, título, drinque',
  category: 'categoria, categorias, família, grupo',
  description: 'descrição, resumo, apresentação',
  funFact: 'curiosidade, curiosidades, história',
  ingredients: 'ingredientes, ingrediente, lista de ingredientes, composição',
  instructions: 'preparo, preparação, modo de preparo, modo de fazer, instruções, passos, método',
  difficulty: 'dificuldade, nível, grau de dificuldade',
  image: 'imagem, foto, fotografia',
  type: 'técnica',
  spirits: 'destilado, destilados, bebida base, base alcoólica',
  glassware: 'copo, copos, taça, tipo de copo',
  equipment: 'equipamento, equipamentos, utensílios',
  garnish: 'guarnição, decoração, enfeite',
  featured: 'destaque, em destaque',
  amount: 'quantidade, quantidades, medida, medidas, dose',
  unit: 'unidade, unidades',
};
