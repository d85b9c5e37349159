import type { HeaderWords } from '../field-words.ts';

export const POLISH: HeaderWords = {
  name: 'nazwa, nazwa koktajlu, koktajl, koktajle, drink, drinki, napój, tytuł, przepis, nazwa przepisu',
  category: 'kategoria, kategorie, rodzaj, grupa, rodzina',
  description: 'opis, wstęp, podsumowanie',
  funFact: 'ciekawostka, ciekawostki, historia',
  ingredients: 'składniki, składnik, lista składników',
  instructions: 'przygotowanie, sposób przygotowania, instrukcja, instrukcje, wykonanie, kroki',
  difficulty: 'trudność, poziom trudności, stopień trudności',
  videoUrl: 'wideo, film',
  image: 'obraz, obrazek, zdjęcie, fotografia',
  type: 'technika, metoda',
  spirits: 'alkohol bazowy, baza, alkohol',
  glassware: 'szkło, kieliszek, szklanka, rodzaj szkła',
  equipment: 'sprzęt, wyposażenie, przybory, narzędzia',
  garnish: 'dekoracja, przybranie, ozdoba, garnirunek',
  featured: 'wyróżniony, polecany',
  amount: 'ilość, ilości, miara, miarka',
  unit: 'jednostka, jednostki',
};
