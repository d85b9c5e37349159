import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, pending, refusing } from '../../story-answers.ts';
import { starterCategories, starterCocktails } from '#mocks/starter-answers.ts';
import { atTab, besideCocktails, fullCatalogue } from './admin-parameters.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks, fewCocktails } from './catalogue-mocks.ts';

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Cocktails',
  component: AdminFrame,
  parameters: { layout: 'fullscreen', controls: { disable: true }, router: { entry: '/admin' } },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
const rows = () => screen.findAllByRole('button', { name: /^Edit / });

async function choose(list: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${list}`) }));
  await userEvent.keyboard(option);
  // They come with an answer of their own.
  await within(screen.getByRole('listbox', { name: new RegExp(`^${list}`) })).findAllByRole('option');
  await userEvent.keyboard('{Enter}{Escape}');
}

/** Enter creates nothing before an answer says that the list lacks the name. */
async function create(list: string | RegExp, name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  await userEvent.keyboard(name);
  await screen.findByRole('option', { name: `Create “${name}”` });
  await userEvent.keyboard('{Enter}');
}

/** A picture of one white pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const List: Story = { parameters: fullCatalogue(), play: () => logIn() };

const PUBLICATIONS = [
  { status: 'draft' },
  { shownFrom: '2999-12-01T17:00:00.000Z' },
  { shownUntil: '2999-12-24T17:00:00.000Z' },
  { shownUntil: '2020-12-24T17:00:00.000Z' },
];

/** Rows say what visitors do not see, and such rows lead to no page. */
export const NotPublic: Story = {
  parameters: {
    msw: {
      handlers: catalogueMocks({
        cocktails: starterCocktails.slice(0, 5).map((one, at) => ({ ...one, ...PUBLICATIONS[at] })),
      }),
    },
  },
  play: async () => {
    await logIn();
    for (const words of ['Draft', /^From 1 Dec 2999/, /^Until 24 Dec 2999/, 'Ended'])
      await expect(await screen.findByText(words, { selector: 'span' })).toBeVisible();
    // On a phone the way leads through the form.
    await expect(screen.getAllByLabelText(/^View .* on site/)).toHaveLength(2);
  },
};

export const NoCocktails: Story = {
  parameters: { msw: { handlers: catalogueMocks({ empty: true }) } },
  play: async () => {
    await logIn();
    await expect(await screen.findByText('No cocktails found. Add your first cocktail above.')).toBeVisible();
  },
};

export const ListFailed: Story = {
  parameters: { msw: { handlers: [refusing('listAdminCocktails', 500), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await expect(await screen.findByText('The cocktails could not be loaded.')).toBeVisible();
    // What was filtered by may be why, and can be changed.
    await expect(screen.getByLabelText('Filter by name')).toBeVisible();
  },
};

let areCategoriesThere = false;

/** A list that the form chooses from fails, and comes when it is asked for again. */
export const ChoicesFailed: Story = {
  parameters: {
    msw: {
      // The filters ask for it as well.
      handlers: [
        refusing('listAdminCategories', 500, { isMended: () => areCategoriesThere }),
        ...fewCocktails(),
      ],
    },
  },
  play: async () => {
    areCategoriesThere = false;
    await logIn();
    const failure = await screen.findByText('The categories could not be loaded.', {
      selector: '[role=alert]',
    });
    areCategoriesThere = true;
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
    const category = starterCategories[0]?.name ?? '';
    await choose('Categor', category);
    await expect(screen.getByRole('button', { name: `Remove ${category}` })).toBeVisible();
  },
};

/** "name filter (case-insensitive substring), category filter ('all' or a category name)" */
export const Filtered: Story = {
  parameters: fullCatalogue(),
  play: async () => {
    await logIn();
    await expect(await rows()).toHaveLength(starterCocktails.length);
    await userEvent.type(screen.getByLabelText('Filter by name'), 'NEGR');
    await waitFor(async () => {
      const names = (await rows()).map((row) => row.getAttribute('aria-label') ?? '');
      await expect(names.length).toBeLessThan(starterCocktails.length);
      await expect(names.every((name) => /negr/i.test(name))).toBe(true);
    });
    await userEvent.clear(screen.getByLabelText('Filter by name'));
    const category = starterCocktails[0]?.category[0] ?? '';
    // The categories come with an answer of their own.
    await within(screen.getByLabelText('Filter by category')).findByRole('option', { name: category });
    await userEvent.selectOptions(screen.getByLabelText('Filter by category'), category);
    const expected = starterCocktails.filter((one) => one.category.includes(category)).length;
    await waitFor(async () => expect(await rows()).toHaveLength(expected));
  },
};

/** Also for a text that is longer than any name, in the address or pasted. */
export const NothingMatches: Story = {
  parameters: { ...besideCocktails(), ...atTab(`cocktails&name=${'z'.repeat(300)}`) },
  play: async () => {
    await logIn();
    await expect(await screen.findByText('No cocktails match your current filters.')).toBeVisible();
    const box = screen.getByLabelText('Filter by name');
    await userEvent.clear(box);
    await rows();
    await userEvent.click(box);
    await userEvent.paste('y'.repeat(300));
    await expect(await screen.findByText('No cocktails match your current filters.')).toBeVisible();
  },
};

/** By keyboard, and the focus goes along. */
export const HomePageOrder: Story = {
  parameters: besideCocktails(),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByText('Order on the home page'));
    const order = () =>
      screen
        .getAllByRole('button', { name: /^Move .* up$/ })
        .map((button) => button.getAttribute('aria-label')?.slice('Move '.length, -' up'.length));
    await screen.findAllByRole('button', { name: /^Move .* up$/ });
    const [first, second, third] = order();
    const up = screen.getByRole('button', { name: `Move ${third} up` });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(async () => expect(order().slice(0, 3)).toEqual([third, first, second]));
    await expectToast('Home page order updated');
    await expect(screen.getByRole('button', { name: `Move ${third} up` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(order()[0]).toBe(third);
  },
};

const orderWith = (answer: RequestHandler, find: () => Promise<HTMLElement>): Story => ({
  parameters: { msw: { handlers: [answer, ...fewCocktails()] } },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByText('Order on the home page'));
    await expect(await find()).toBeVisible();
  },
});
export const HomePageOrderEmpty = orderWith(answering('listCocktails', []), () =>
  screen.findByText('Nothing is featured yet; the star of a row does it.'),
);
export const HomePageOrderLoading = orderWith(pending('listCocktails'), () =>
  screen.findByRole('status', { name: 'Loading' }),
);
export const HomePageOrderFailed = orderWith(refusing('listCocktails', 500), () =>
  screen.findByText('The featured cocktails could not be loaded.'),
);

/** All messages of section 5 of PRODUCT.md at once, the first bad field focused. */
export const Messages: Story = {
  parameters: besideCocktails(),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Cocktail' }));
    for (const message of [
      'Name is required',
      'At least one category is required',
      'Description is required',
      'Ingredients are required',
      'Instructions are required',
      'Difficulty is required',
    ]) {
      await expect(await screen.findByText(message)).toBeVisible();
    }
    await expect(await field('Name')).toHaveFocus();
  },
};

export const Added: Story = {
  parameters: besideCocktails(),
  play: async () => {
    await logIn();
    await userEvent.type(await field('Name'), 'House Sour');
    await choose('Categories', 'sour');
    await userEvent.type(await field('Description'), 'Sharp and short.');
    await userEvent.type(await field('Ingredients'), '2 oz gin{Enter}{Enter}1 oz lemon');
    await userEvent.type(await field('Instructions'), 'Shake.{Enter}Strain.');
    await userEvent.selectOptions(screen.getByLabelText(/^Difficulty/), 'Challenging');
    // "live star indicator"
    await expect(await screen.findByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await choose('Spirits', 'gin');
    await userEvent.upload(
      screen.getByLabelText('Image file'),
      new File([PIXEL], 'sour.png', { type: 'image/png' }),
    );
    await expect(await screen.findByRole('img', { name: 'Preview of sour.png' })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Featured'));
    await userEvent.click(screen.getByRole('button', { name: 'Add Cocktail' }));
    await expectToast('Cocktail created successfully');
    await expect(await screen.findByRole('button', { name: 'Edit House Sour' })).toBeInTheDocument();
    await expect(await field('Name')).toHaveValue('');
  },
};

let isNameFree = false;

/** What a list lacks is created where it was searched. Nothing of the form around it is lost. */
export const CreatedWhileChoosing: Story = {
  parameters: {
    msw: { handlers: [refusing('createGarnish', 409, { isMended: () => isNameFree }), ...fewCocktails()] },
  },
  play: async () => {
    isNameFree = false;
    await logIn();
    await userEvent.type(await field('Name'), 'House Sour');
    await create('Garnish', 'Lime moon');
    await expect(await screen.findByText(/^There is already a/)).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Garnish' })).toHaveValue('Lime moon');
    isNameFree = true;
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Remove Lime moon' })).toBeVisible();
    await expect(screen.queryByText(/^There is already a/)).toBeNull();

    // A glass is one of many.
    await create('Glassware', 'Tea bowl');
    await expect(await screen.findByRole('button', { name: 'Remove Tea bowl' })).toBeVisible();

    // A category needs a description too.
    await create(/^Categories/, 'Winter');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Category' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Category' }));
    await expect(await dialog.findByText('Description is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Description/), 'For cold nights.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Category' }));
    await expect(await screen.findByRole('button', { name: 'Remove Winter' })).toBeVisible();
    await expect(await field('Name')).toHaveValue('House Sour');
    await expect(screen.queryByText('Description is required')).toBeNull();
  },
};

/** The name that is taken is marked in the dialog, and the form below it stays as it is. */
export const NewCategoryRefused: Story = {
  parameters: { msw: { handlers: [refusing('createCategory', 409), ...fewCocktails()] } },
  play: async () => {
    await logIn();
    await create(/^Categories/, 'Winter');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Category' }));
    await userEvent.type(dialog.getByLabelText(/^Description/), 'For cold nights.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Category' }));
    await expect(await dialog.findByText(/^There is already a/)).toBeVisible();
  },
};

/** Lines are pasted as a block and moved; what cannot be read in them is told beside the drawing. */
export const WrittenAsLines: Story = {
  parameters: besideCocktails(),
  play: async () => {
    await logIn();
    await userEvent.click(await field('Ingredients'));
    await userEvent.paste('• 2 oz gin\n\n•\tlime juice\v- 1 part honey');
    await expect(await screen.findByLabelText('Line 3 of ingredients')).toHaveFocus();
    const preview = within(screen.getByRole('group', { name: 'What visitors will see' }));
    await expect(await preview.findByText(/^About \d+% ABV as served\.$/)).toBeVisible();
    await expect(await preview.findByText('“lime juice”', { exact: false })).toBeVisible();
    await expect(preview.getByText('“1 part honey”', { exact: false })).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(screen.getByLabelText('Line 2 of ingredients')).toHaveValue('1 part honey');
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 2 of ingredients' }));
    await userEvent.click(screen.getByRole('button', { name: 'As one text: ingredients' }));
    await expect(await field('Ingredients')).toHaveValue('2 oz gin\nlime juice');
    await userEvent.click(await field('Instructions'));
    await userEvent.paste('1. Shake');
    await expect(await field('Instructions')).toHaveValue('Shake');
    await userEvent.clear(await field('Instructions'));
    await userEvent.click(screen.getByRole('button', { name: 'As one text: instructions' }));
    await expect(await field('Instructions')).toHaveValue('');
  },
};

/** What the server alone can know stands in the same places. */
export const RefusedByTheServer: Story = {
  parameters: { msw: { handlers: [refusing('createCocktail', 'CocktailInvalid'), ...fewCocktails()] } },
  play: async () => {
    await logIn();
    await userEvent.type(await field('Name'), 'House Sour');
    await choose('Categories', 'sour');
    await userEvent.type(await field('Description'), 'Sharp.');
    await userEvent.type(await field('Ingredients'), '2 oz gin');
    await userEvent.type(await field('Instructions'), 'Shake.');
    await userEvent.selectOptions(screen.getByLabelText(/^Difficulty/), 'Easy');
    await userEvent.click(screen.getByRole('button', { name: 'Add Cocktail' }));
    await expectToast('Failed to create cocktail');
    await expect(await field('Name')).toHaveValue('House Sour');
  },
};

export const Edited: Story = {
  parameters: besideCocktails(),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Negroni' }));
    await waitFor(async () => expect(await field('Name')).toHaveValue('Negroni'));
    const negroni = starterCocktails.find(({ id }) => id === 'negroni');
    await userEvent.click(screen.getByRole('button', { name: 'As one text: ingredients' }));
    await expect(await field('Ingredients')).toHaveValue(negroni?.ingredients.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: 'As lines: ingredients' }));
    await expect(await screen.findByRole('button', { name: 'Remove Rocks glass' })).toBeVisible();
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the form' }));
    await userEvent.click(parts.getByRole('button', { name: 'Publication' }));
    await expect(screen.getByRole('heading', { name: 'Publication' })).toHaveFocus();
    await userEvent.type(await field('Fun fact'), ' Told twice.');
    await userEvent.click(screen.getByRole('button', { name: 'Update Cocktail' }));
    await expectToast('Cocktail updated successfully');
    await expect(await screen.findByRole('button', { name: 'Add Cocktail' })).toBeVisible();
  },
};

export const Cleared: Story = {
  parameters: besideCocktails(),
  play: async () => {
    await logIn();
    await userEvent.type(await field('Name'), 'House Sour');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Form' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(await field('Name')).toHaveValue('');
  },
};

const star = () => screen.findByRole('switch', { name: 'Featured: Americano' });
const americano = starterCocktails.find(({ name }) => name === 'Americano');

export const Featured: Story = {
  parameters: fullCatalogue(),
  play: async () => {
    await logIn();
    const before = String(americano?.featured);
    await expect(await star()).toHaveAttribute('aria-checked', before);
    await userEvent.click(await star());
    await expectToast('Featured status updated successfully');
    await expect(await star()).not.toHaveAttribute('aria-checked', before);
  },
};

/** Shown at once, taken back when the server refuses. */
export const FeaturedRolledBack: Story = {
  parameters: {
    msw: {
      // A busy machine draws the star before that.
      handlers: [refusing('updateCocktail', 500, { delayMs: 1500 }), ...catalogueMocks()],
    },
  },
  play: async () => {
    await logIn();
    const before = String(americano?.featured);
    await userEvent.click(await star());
    await waitFor(async () => expect(await star()).not.toHaveAttribute('aria-checked', before));
    await expectToast('Failed to update featured status');
    await expect(await star()).toHaveAttribute('aria-checked', before);
  },
};

export const ExportStarted: Story = {
  parameters: besideCocktails(),
  play: async ({ canvasElement }) => {
    // A story may not download anything.
    const names: string[] = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      names.push(this.download);
    };
    try {
      await logIn();
      await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export CSV' }));
      await expectToast('Export started');
      await expectToast('Cocktails are being downloaded as CSV file');
      await expect(names).toEqual(['cocktails.csv']);
    } finally {
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    }
  },
};

const thousand = Array.from({ length: 1000 }, (_, index) => {
  const model = starterCocktails[index % starterCocktails.length];
  if (!model) throw new Error('the starter catalogue has cocktails');
  return { ...model, id: `drink-${index}`, name: `${model.name} no. ${index + 1}`, image: null };
});

export const AThousand: Story = {
  parameters: { msw: { handlers: catalogueMocks({ cocktails: thousand }) } },
  play: async () => {
    await logIn();
    await userEvent.type(await screen.findByLabelText('Filter by name'), 'no. 999');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  },
};

export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: catalogueMocks({
        cocktails: starterCocktails.slice(0, 6).map((cocktail, index) => ({
          ...cocktail,
          name:
            index % 2
              ? 'Donaudampfschifffahrtsgesellschaftskapitänscocktail '.repeat(2).trim()
              : cocktail.name,
        })),
      }),
    },
  },
  play: () => logIn(),
};

export const OnAPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...List, globals: { theme: 'dark' } };
