import { lines, type Shape } from './list-shapes.ts';
import { RECIPES } from './recipes.ts';

/** Name, category, ingredients, preparation, glass, garnish as sheets in each language call them. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  German: ['Cocktailname', 'Kategorie', 'Zutaten', 'Zubereitung', 'Glas', 'Dekoration'],
  French: ['Nom du cocktail', 'Catégorie', 'Ingrédients', 'Préparation', 'Verre', 'Décoration'],
  Spanish: ['Nombre', 'Categoría', 'Ingredientes', 'Preparación', 'Vaso', 'Decoración'],
  Italian: ['Nome', 'Categoria', 'Ingredienti', 'Preparazione', 'Bicchiere', 'Guarnizione'],
  Portuguese: ['Nome', 'Categoria', 'Ingredientes', 'Modo de preparo', 'Copo', 'Decoração'],
  Dutch: ['Naam', 'Categorie', 'Ingrediënten', 'Bereidingswijze', 'Glas', 'Garnering'],
  Polish: ['Nazwa drinka', 'Kategoria', 'Składniki', 'Sposób przygotowania', 'Szkło', 'Dekoracja'],
  Russian: ['Название коктейля', 'Категория', 'Ингредиенты', 'Способ приготовления', 'Бокал', 'Украшение'],
  Korean: ['칵테일명', '분류', '재료', '만드는 법', '글라스', '가니쉬'],
  Japanese: ['カクテル名', '分類', '材料', '作り方', 'グラス', '飾り'],
  Hungarian: ['Koktél neve', 'Kategória', 'Hozzávalók', 'Elkészítés', 'Pohár', 'Díszítés'],
  Romanian: ['Denumire', 'Categorie', 'Ingrediente', 'Mod de preparare', 'Pahar', 'Decor'],
  Ukrainian: ['Назва', 'Категорія', 'Інгредієнти', 'Спосіб приготування', 'Келих', 'Прикраса'],
  Croatian: ['Naziv', 'Kategorija', 'Sastojci', 'Priprema', 'Čaša', 'Ukras'],
  Slovak: ['Názov', 'Kategória', 'Suroviny', 'Príprava', 'Pohár', 'Ozdoba'],
  Catalan: ['Nom', 'Categoria', 'Ingredients', 'Preparació', 'Got', 'Decoració'],
  Indonesian: ['Nama', 'Kategori', 'Bahan', 'Cara membuat', 'Gelas', 'Hiasan'],
  Vietnamese: ['Tên', 'Danh mục', 'Nguyên liệu', 'Cách làm', 'Ly', 'Trang trí'],
  Hebrew: ['שם הקוקטייל', 'קטגוריה', 'מרכיבים', 'אופן ההכנה', 'כוס', 'קישוט'],
  Arabic: ['اسم الكوكتيل', 'الفئة', 'المقادير', 'طريقة التحضير', 'الكأس', 'الزينة'],
  Slovene: ['Ime koktajla', 'Kategorija', 'Sestavine', 'Priprava', 'Kozarec', 'Okras'],
  Estonian: ['Kokteil', 'Kategooria', 'Koostis', 'Valmistamine', 'Klaas', 'Kaunistus'],
  Latvian: ['Nosaukums', 'Kategorija', 'Sastāvdaļas', 'Pagatavošana', 'Glāze', 'Rotājums'],
  Lithuanian: ['Pavadinimas', 'Kategorija', 'Ingredientai', 'Gaminimas', 'Taurė', 'Puošmena'],
  Icelandic: ['Heiti drykkjar', 'Flokkur', 'Innihald', 'Aðferð', 'Glas', 'Skraut'],
  Bulgarian: ['Име', 'Категория', 'Съставки', 'Приготвяне', 'Чаша', 'Гарнитура'],
  Macedonian: ['Име', 'Категорија', 'Состојки', 'Подготовка', 'Чаша', 'Декорација'],
  Serbian: ['Назив', 'Категорија', 'Састојци', 'Припрема', 'Чаша', 'Украс'],
  Georgian: ['სახელი', 'კატეგორია', 'ინგრედიენტები', 'მომზადება', 'ჭიქა', 'მორთულობა'],
  Thai: ['ชื่อค็อกเทล', 'หมวดหมู่', 'ส่วนผสม', 'วิธีทำ', 'แก้ว', 'ตกแต่ง'],
  'Greek capitals': ['ΟΝΟΜΑ ΠΟΤΟΥ', 'ΚΑΤΗΓΟΡΙΑ', 'ΥΛΙΚΑ', 'ΕΚΤΕΛΕΣΗ', 'ΠΟΤΗΡΙ', 'ΓΑΡΝΙΡΙΣΜΑ'],
  Turkish: [
    'Kokteylin Adı',
    'Kategori',
    'Malzemeler ve Miktarlar',
    'Nasıl hazırlanır?',
    'Bardak Tipi',
    'Süslemesi',
  ],
  Finnish: [
    'Drinkin nimi',
    'Luokka',
    'Raaka-aineet ja määrät',
    'Valmistusohjeet',
    'Lasin tyyppi',
    'Koristeet',
  ],
  'traditional Chinese': ['調酒名稱', '類別', '材料和用量', '製作方式', '使用杯具', '杯飾'],
  Persian: ['نام نوشیدنی', 'دسته', 'مواد لازم', 'طرز تهیه', 'نوع لیوان', 'تزئین'],
  'German and English': [
    'Name / Cocktail',
    'Kategorie / Category',
    'Zutaten / Ingredients',
    'Zubereitung / Method',
    'Glas / Glass',
    'Deko / Garnish',
  ],
  'English with Japanese': [
    'Name 名前',
    'Category カテゴリ',
    'Ingredients 材料',
    'Method 作り方',
    'Glass グラス',
    'Garnish ガーニッシュ',
  ],
};

const FULL_WIDTH: Readonly<Record<string, string>> = { '/': '／', '.': '．' };
const fullWidth = (text: string): string =>
  text.replace(/[\d/.]/g, (sign) => FULL_WIDTH[sign] ?? String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** Headers in the languages that are known, and signs of other scripts. */
export const LANGUAGE_SHAPES: readonly Shape[] = [
  ...Object.entries(HEADERS).map(([language, header]) => ({
    title: `a header in ${language}`,
    table: [
      header,
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        lines(one).join('\n'),
        one.steps.join(' '),
        one.glass,
        one.garnish,
      ]),
    ],
  })),
  {
    title: 'full-width digits',
    table: [
      HEADERS['Japanese'] ?? [],
      ...RECIPES.map((one) => [
        one.name,
        one.category,
        lines(one).map(fullWidth).join('、'),
        one.steps.map((step, at) => `${fullWidth(String(at + 1))}．${step}`).join('\n'),
        one.glass,
        one.garnish,
      ]),
    ],
  },
  {
    title: 'marks of the direction of writing',
    table: [
      [
        '\u200fCocktail\u200e',
        '\u202bCategory\u202c',
        'Ingredients\u200f',
        '\u2067Method\u2069',
        'Glass',
        'Garnish',
      ],
      ...RECIPES.map((one) => [
        `\u200e${one.name}\u200f`,
        one.category,
        lines(one)
          .map((line) => `\u202a${line}\u202c`)
          .join('\n'),
        one.steps.join(' '),
        one.glass,
        one.garnish,
      ]),
    ],
  },
  {
    title: 'a costing card in Spanish, the name beside its label',
    table: [
      ['Ficha técnica', 'Crepúsculo', '', ''],
      ['Insumo', 'Cantidad', 'U. medida', 'Costo'],
      ['Ginebra', '2', 'oz', '1.5'],
      ['Zumo de limón', '1', 'oz', '0.2'],
      ['Jarabe', '1', 'cda', '0.1'],
      ['Costo total', '', '', '1.8'],
      ['Modo de elaboración', 'Agitar con hielo. Colar en copa fría.', '', ''],
      ['Cristalería', 'Copa coupe', '', ''],
      ['Elaborado por', 'Ana', '', ''],
    ],
    meant: [['Crepúsculo', ['2 oz Ginebra', '1 oz Zumo de limón', '1 cda Jarabe']]],
  },
];
