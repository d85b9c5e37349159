import type { HeaderWords } from '../field-words.ts';

export const GREEK: HeaderWords = {
  name: 'όνομα, κοκτέιλ, ποτό',
  category: 'κατηγορία',
  description: 'περιγραφή',
  ingredients: 'υλικά, υλικό, συστατικά',
  instructions: 'εκτέλεση, οδηγίες, παρασκευή',
  glassware: 'ποτήρι',
  garnish: 'γαρνιτούρα, γαρνίρισμα',
  amount: 'ποσότητα',
  unit: 'μονάδα',
};
