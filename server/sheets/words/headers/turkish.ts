import type { HeaderWords } from '../field-words.ts';

export const TURKISH: HeaderWords = {
  name: 'isim, kokteyl, içecek',
  category: 'kategori',
  description: 'açıklama',
  ingredients: 'malzemeler, malzeme, içindekiler',
  instructions: 'hazırlanışı, hazırlama, yapılışı, tarif',
  glassware: 'bardak',
  garnish: 'süsleme',
  amount: 'miktar',
  unit: 'birim',
};
