import type { HeaderWords } from '../field-words.ts';

export const GERMAN: HeaderWords = {
  name: 'Getränk, Getränke, Name des Cocktails, Bezeichnung, Titel, Rezept, Rezeptname, Drinkname, Cocktailname',
  category: 'Kategorie, Kategorien, Gruppe, Art, Rubrik, Familie, Getränkeart',
  description: 'Beschreibung, Kurzbeschreibung, Text, Über, Einleitung',
  funFact: 'Wissenswertes, Geschichte, Anekdote',
  ingredients: 'Zutaten, Zutat, Zutatenliste, Inhalt, Inhaltsstoffe, Bestandteile, Bestandteil',
  instructions:
    'Zubereitung, Anleitung, Anweisung, Anweisungen, Schritte, Herstellung, Arbeitsschritte, Zubereitungsschritte',
  difficulty: 'Schwierigkeit, Schwierigkeitsgrad, Aufwand',
  videoUrl: 'Videolink',
  image: 'Bild, Bilder, Foto, Bildlink, Bildadresse, Abbildung',
  type: 'Technik, Mixtechnik, Zubereitungsart',
  spirits: 'Spirituose, Spirituosen, Basisspirituose, Basis, Hauptspirituose',
  glassware: 'Glas, Gläser, Glastyp, Glasart, Trinkglas',
  equipment: 'Ausrüstung, Geräte, Barwerkzeug, Werkzeug, Utensilien, Zubehör',
  garnish: 'Garnitur, Dekoration, Deko, Garnierung',
  featured: 'hervorgehoben, empfohlen',
  amount: 'Menge, Mengen, Anzahl, Mengenangabe, Maß',
  unit: 'Einheit, Einheiten',
};
