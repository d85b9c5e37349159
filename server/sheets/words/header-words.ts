import type { HeaderWords } from './field-words.ts';
import { ENGLISH } from './headers/english.ts';
import { GERMAN } from './headers/german.ts';
import { FRENCH } from './headers/french.ts';
import { SPANISH } from './headers/spanish.ts';
import { ITALIAN } from './headers/italian.ts';
import { PORTUGUESE } from './headers/portuguese.ts';
import { DUTCH } from './headers/dutch.ts';
import { POLISH } from './headers/polish.ts';
import { RUSSIAN } from './headers/russian.ts';
import { KOREAN } from './headers/korean.ts';
import { JAPANESE } from './headers/japanese.ts';
import { SWEDISH } from './headers/swedish.ts';
import { CZECH } from './headers/czech.ts';
import { TURKISH } from './headers/turkish.ts';
import { GREEK } from './headers/greek.ts';
import { CHINESE } from './headers/chinese.ts';

/**
 * What other people call their columns, by language and field; words between commas, case, accents and spaces do not count.
 *
 * Sources: translations that recipe programs ship for these very fields, read in November 2026, and published tables. Plurals and usual
 * synonyms of the words found there are added.
 *
 * | language | source | what it gives |
 * | --- | --- | --- |
 * | all | schema.org/Recipe | names of properties: recipeIngredient, recipeInstructions, recipeCategory |
 * | en | headers of TheCocktailDB and its copies, Mr. Boston, IBA | strDrink, strMeasure1, measurement-1, garnish |
 * | de | karlomikus/vue-salt-rim `src/locales/messages/de-DE.json` | Name, Zutaten, Bestandteil, Zubereitung, Garnierung, Beschreibung, Menge, Einheiten, Glas, Gläser, Glastyp, Kategorie, Utensilien |
 * | fr | karlomikus/vue-salt-rim `src/locales/messages/fr-FR.json` | Nom, Ingrédients, Instructions, Méthode, Garniture, Description, Quantité, Unités, Type de verre, Catégorie, Ustensiles |
 * | es | karlomikus/vue-salt-rim `src/locales/messages/es-ES.json` | Nombre, Ingredientes, Instrucciones, Método, Guarnición, Descripción, Cantidad, Unidades, Categoría, Nombre del cóctel |
 * | it | karlomikus/vue-salt-rim `src/locales/messages/it-IT.json` | Nome, Ingredienti, Istruzioni, Metodo, Decorazione, Descrizione, Quantità, Unità di misura, Tipo di bicchiere, Categoria |
 * | pt | karlomikus/vue-salt-rim `src/locales/messages/pt-PT.json` | Nome, Ingredientes, Instruções, Método, Descrição, Unidades |
 * | nl | karlomikus/vue-salt-rim `src/locales/messages/nl-NL.json` | Naam, Instructies, Garnering, Beschrijving, Hoeveelheid, Eenheden, Glastype, Categorie, Methode |
 * | pl | karlomikus/vue-salt-rim `src/locales/messages/pl-PL.json` | Nazwa, Instrukcje, Dekoracja, Opis, Ilość, Jednostki, Rodzaj szkła, Kategoria, Metoda |
 * | ru | TandoorRecipes/recipes `vue/src/locales/ru.json` | Наименование, Название рецепта, Ингредиенты, Список ингредиентов, Приготовление, Инструкции, Шаг, Описание, Изображение, Единица измерения |
 * | ko | mealie-recipes/mealie `frontend/lang/messages/ko-KR.json`; bsbukgu.go.kr | 레시피 이름, 재료, 수량, 단위, 제목, 카테고리, 단계, 도구; 만들기 |
 * | ja | mealie-recipes/mealie `frontend/lang/messages/ja-JP.json`; ichirandatabase.com/bar-cocktail-ichiran | レシピ名, 材料, 分量, 単位, タイトル, カテゴリ, 画像, ステップ; ベース, 割合, 技法 |
 * | cs, el, sv, tr, zh | usual words of cook books, not taken from a program | names of the fields |
 */
export const HEADER_WORDS: readonly HeaderWords[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  POLISH,
  RUSSIAN,
  KOREAN,
  JAPANESE,
  SWEDISH,
  CZECH,
  TURKISH,
  GREEK,
  CHINESE,
];
