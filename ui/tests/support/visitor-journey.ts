import type { Step } from './journey-page.ts';

/** A visitor's whole way through the starter catalogue (PRODUCT.md, sections 2 and 4). */
export const visitorJourney: Step[] = [
  {
    title: 'comes in at the home page and goes to the categories',
    run: async (page) => {
      await page.open('/');
      await page.see('heading', 'Crafting our Signature Cocktails');
      await page.see('heading', "Today's Featured Cocktails");
      await page.see('heading', 'Explore by Category');
      await page.click('link', 'Categories');
      await page.isAt('/categories');
      await page.has('link', 'Categories', 'aria-current', 'page');
    },
  },
  {
    title: 'opens a category and a recipe of it',
    run: async (page) => {
      await page.click('link', 'Aperitif');
      await page.see('heading', 'Aperitif Cocktails');
      await page.see('link', 'Back to Categories');
      await page.click('link', 'Americano');
      await page.isAt('/recipe/americano');
      await page.see('heading', 'Americano');
      await page.see('heading', 'Ingredients');
    },
  },
  {
    title: 'searches by keyboard, a letter out of place, and opens the first result',
    run: async (page) => {
      await page.press('/');
      await page.see('dialog', 'Search Cocktails');
      await page.seeText('Start typing to search for cocktails...');
      await page.focused('searchbox', 'Search cocktails');
      await page.type('nergoni');
      await page.seeText(/^\d+ cocktails? found$/);
      await page.press('ArrowDown');
      await page.focused('link', /Negroni/);
      await page.press('Enter');
      await page.isAt('/recipe/negroni');
      await page.miss('dialog', 'Search Cocktails');
      await page.see('heading', 'Negroni');
    },
  },
  {
    title: 'finds nothing, and is told for what',
    run: async (page) => {
      await page.click('button', 'Search');
      await page.fill('Search cocktails', 'xyzzyx');
      await page.seeText('No cocktails found for "xyzzyx"');
      await page.press('Escape');
      await page.miss('dialog', 'Search Cocktails');
    },
  },
  {
    title: 'reads the amounts in millilitres',
    run: async (page) => {
      await page.click('radio', 'ml');
      await page.seeText(/30 ml/);
      await page.click('radio', 'As written');
    },
  },
  {
    title: 'looks at what can be printed, and leaves it',
    run: async (page) => {
      await page.click('button', /^Print/);
      await page.see('dialog', 'Print Recipe Options');
      await page.seeText('Choose what to include in your printed recipe.');
      await page.press('Escape');
      await page.miss('dialog', 'Print Recipe Options');
      await page.focused('button', /^Print/);
    },
  },
  {
    title: 'shares the recipe',
    run: async (page) => {
      await page.click('button', /^Share/);
      // Both at once: a toast stays for five seconds, in which a busy machine may look only once.
      await Promise.all(
        ['Recipe link copied!', 'The recipe URL has been copied to your clipboard.'].map((text) =>
          page.seeText(text),
        ),
      );
    },
  },
  {
    title: 'goes back to the search, and below it to the recipe before',
    run: async (page) => {
      await page.back();
      await page.isAt('/recipe/americano');
      await page.see('dialog', 'Search Cocktails');
      await page.press('Escape');
      await page.see('heading', 'Americano');
    },
  },
  {
    title: 'turns the lights down, and they stay down over a reload',
    run: async (page) => {
      await page.isDark(false);
      await page.click('button', 'Switch to dark theme');
      await page.isDark(true);
      await page.reload();
      await page.see('heading', 'Americano');
      await page.isDark(true);
      await page.click('button', 'Switch to light theme');
      await page.isDark(false);
    },
  },
  {
    title: 'loses the way twice',
    run: async (page) => {
      await page.open('/recipe/motor-oil');
      await page.see('heading', 'Cocktail Not Found');
      await page.seeText("The cocktail you're looking for doesn't exist or has been removed.");
      await page.open('/speakeasy');
      await page.see('heading', '404 Page Not Found');
      await page.seeText('Did you forget to add the page to the router?');
    },
  },
];

/** The same house without a mouse: from the top of the page to a recipe and back by Tab and Enter alone. */
export const keyboardJourney: Step[] = [
  {
    title: 'skips to the content, and opens the first category',
    run: async (page) => {
      await page.open('/categories');
      await page.see('heading', 'After dinner');
      await page.press('Tab');
      await page.focused('link', 'Skip to content');
      await page.press('Enter');
      await page.press('Tab');
      await page.focused('link', 'After dinner');
      await page.press('Enter');
      await page.see('heading', 'After dinner Cocktails');
    },
  },
  {
    title: 'opens the search, walks through the results and back to the box, and picks one',
    run: async (page) => {
      await page.press('Control+k');
      await page.focused('searchbox', 'Search cocktails');
      await page.type('gin');
      await page.seeText(/^\d+ cocktails? found$/);
      await page.press('ArrowDown');
      await page.press('ArrowUp');
      await page.focused('searchbox', 'Search cocktails');
      await page.press('ArrowDown');
      await page.press('Enter');
      await page.miss('dialog', 'Search Cocktails');
      await page.see('heading', 'Ingredients');
    },
  },
];
