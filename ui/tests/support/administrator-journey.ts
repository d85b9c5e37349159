import type { JourneyFile, JourneyPage, Step } from './journey-page.ts';

const PIXEL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

const picture: JourneyFile = {
  name: 'lantern.png',
  type: 'image/png',
  content: Uint8Array.from(atob(PIXEL_PNG), (letter) => letter.charCodeAt(0)),
};

const sheet: JourneyFile = {
  name: 'drinks.csv',
  type: 'text/csv',
  content: new TextEncoder().encode(
    [
      'name,category,description,ingredients,instructions,difficulty',
      'Cellar Door,Lantern drinks,Low and long.,2 oz sherry|1 oz tonic,Build over ice.,Easy',
      'Half a Drink,Lantern drinks,Nobody knows how.,1 oz gin,Stir.,Impossible',
    ].join('\n'),
  ),
};

async function logIn(page: JourneyPage): Promise<void> {
  await page.fill('Password', 'cheers');
  await page.press('Enter');
  await page.see('heading', 'Admin Dashboard');
}

async function chooseCategory(page: JourneyPage, name: string): Promise<void> {
  await page.click('combobox', /^Categories/);
  await page.type(name);
  // The options come with an answer of their own.
  await page.see('option', name);
  await page.press('Enter');
  await page.press('Escape');
  await page.see('button', `Remove ${name}`);
}

/** An administrator's whole way, in demo mode and on the starter catalogue (PRODUCT.md, sections 2, 5 and 8). */
export const administratorJourney: Step[] = [
  {
    title: 'mistypes the password, then logs in',
    run: async (page) => {
      await page.open('/admin');
      await page.see('heading', 'Admin Access');
      await page.click('button', 'Login');
      await page.seeText('Password is required');
      await page.fill('Password', 'sherry');
      await page.click('button', 'Login');
      await page.seeText('Invalid password. Use cheers for demo access.');
      await logIn(page);
      await page.seeText('Login successful');
      await page.has('tab', 'Cocktails', 'aria-selected', 'true');
    },
  },
  {
    title: 'opens a category, which the public page shows empty',
    run: async (page) => {
      await page.click('tab', 'Categories');
      await page.click('button', 'Add Category');
      await page.seeText('Name is required');
      await page.fill(/^Name/, 'Lantern drinks');
      await page.fill(/^Description/, 'What is poured when the lanterns are lit.');
      await page.click('button', 'Add Category');
      await page.seeText('Category created successfully');
      await page.see('button', 'Edit Lantern drinks');
    },
  },
  {
    title: 'is told that a name is taken',
    run: async (page) => {
      await page.fill(/^Name/, 'lantern drinks');
      await page.fill(/^Description/, 'Once more.');
      await page.click('button', 'Add Category');
      await page.seeText('Failed to create category');
    },
  },
  {
    title: 'adds a cocktail with a picture',
    run: async (page) => {
      await page.fill(/^Name/, '');
      await page.fill(/^Description/, '');
      await page.click('tab', 'Cocktails');
      await page.see('button', 'Add Cocktail');
      await page.fill(/^Name/, 'Lamplighter');
      await chooseCategory(page, 'Lantern drinks');
      await page.fill(/^Description/, 'Warm, amber, and lit from below.');
      await page.fill(/^Ingredients/, '2 oz rye\n\n1 oz sweet vermouth');
      await page.fill(/^Instructions/, 'Stir.\nStrain.');
      await page.choose(/^Difficulty/, 'Moderate');
      await page.attach('Image file', picture);
      await page.click('button', 'Add Cocktail');
      await page.seeText('Cocktail created successfully');
      await page.see('button', 'Edit Lamplighter');
    },
  },
  {
    title: 'edits it, and puts it on the home page',
    run: async (page) => {
      await page.click('button', 'Edit Lamplighter');
      await page.see('button', 'Update Cocktail');
      await page.fill(/^Fun fact/, 'It was written by lamplight.');
      await page.click('button', 'Update Cocktail');
      await page.seeText('Cocktail updated successfully');
      await page.has('switch', 'Featured: Lamplighter', 'aria-checked', 'false');
      await page.click('switch', 'Featured: Lamplighter');
      await page.seeText('Featured status updated successfully');
      await page.has('switch', 'Featured: Lamplighter', 'aria-checked', 'true');
    },
  },
  {
    title: 'sees it on the public pages at once',
    run: async (page) => {
      await page.click('link', 'Categories');
      await page.click('link', 'Lantern drinks');
      await page.see('heading', 'Lantern drinks Cocktails');
      await page.click('link', 'Lamplighter');
      await page.isAt('/recipe/lamplighter');
      await page.seeText('It was written by lamplight.');
      await page.click('radio', 'As written');
      await page.seeText(/sweet vermouth/);
    },
  },
  {
    title: 'has to log in again, and may not delete what is in use',
    run: async (page) => {
      await page.open('/admin?tab=categories');
      await logIn(page);
      await page.click('button', 'Delete Lantern drinks');
      await page.click('button', 'Delete');
      await page.see('alert', '');
      await page.seeText(/Lamplighter/);
      await page.click('button', 'Close');
      await page.miss('dialog', /^Delete/);
      await page.see('button', 'Edit Lantern drinks');
    },
  },
  {
    title: 'imports a sheet, seeing first what it would do',
    run: async (page) => {
      await page.click('tab', 'Cocktails');
      await page.click('button', 'Import from a sheet');
      await page.click('button', 'Import');
      await page.seeText('No file selected');
      await page.attach('Sheet to import', sheet);
      await page.see('heading', '3. Details');
      await page.seeText('Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert');
      await page.miss('button', 'Edit Cellar Door');
      await page.click('button', 'Import');
      await page.see('heading', 'Import completed');
      await page.see('button', 'Edit Cellar Door');
      await page.miss('button', 'Edit Half a Drink');
    },
  },
  {
    title: 'exports the cocktails',
    run: async (page) => {
      await page.click('button', 'Export CSV');
      // Both at once, since a toast stays for five seconds only.
      await Promise.all(
        ['Export started', 'Cocktails are being downloaded as CSV file'].map((text) => page.seeText(text)),
      );
    },
  },
  {
    title: 'deletes a cocktail',
    run: async (page) => {
      await page.click('button', 'Delete Cellar Door');
      await page.see('dialog', 'Delete “Cellar Door”?');
      await page.click('button', 'Delete');
      await page.seeText('Cocktail deleted successfully');
      await page.miss('button', 'Edit Cellar Door');
    },
  },
  {
    title: 'is logged out by a reload, and by the button',
    run: async (page) => {
      await page.reload();
      await page.see('heading', 'Admin Access');
      await logIn(page);
      await page.click('button', 'More');
      await page.click('button', 'Logout');
      await page.see('heading', 'Admin Access');
    },
  },
];
