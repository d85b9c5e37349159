import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusing } from '../../story-answers.ts';
import { starterSpirits } from '#mocks/starter-answers.ts';
import { fitsTheWindow, LONG_NAME, LONG_TEXT, LONG_WORD } from '../../long-content.ts';
import { atTab, firstSpirit, fullCatalogue } from './admin-parameters.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const empty = () => ({ msw: { handlers: catalogueMocks({ empty: true }) } });
const list = (name: string) => screen.findByRole('region', { name });

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Resources',
  component: AdminFrame,
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...atTab('spirits') },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const logInOnly: Story['play'] = () => logIn();

export const Categories: Story = {
  parameters: { ...atTab('categories'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    const rows = within(await list('Categories')).getAllByRole('listitem');
    const names = rows.map((row) => within(row).getAllByText(/./)[0]?.textContent ?? '');
    await expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  },
};
export const Equipment: Story = {
  parameters: { ...atTab('equipment'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    // "The equipment list scrolls at a maximum height of 600px."
    const rows = await screen.findByRole('list', { name: 'Equipment' });
    await expect(rows.clientHeight).toBeLessThanOrEqual(600);
    await expect(getComputedStyle(rows).overflowY).toBe('auto');
  },
};
export const Garnish: Story = { parameters: { ...atTab('garnish'), ...fullCatalogue() }, play: logInOnly };
export const Glassware: Story = {
  parameters: { ...atTab('glassware'), ...fullCatalogue() },
  play: logInOnly,
};
export const HouseMade: Story = {
  parameters: { ...atTab('house-made'), ...fullCatalogue() },
  play: logInOnly,
};
/** Sections in their order, and in them cocktails with what they cost. */
export const Menus: Story = {
  parameters: { ...atTab('menus'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Evening menu' }));
    const section = within(await screen.findByRole('group', { name: 'Sections, 1' }));
    await expect(section.getByLabelText(/^Title/)).toHaveValue('To begin with');
    await userEvent.click(section.getByRole('button', { name: 'Add to drinks' }));
    await expect(
      within(section.getByRole('group', { name: 'Drinks, 4' })).getByRole('combobox', { name: /^Cocktail/ }),
    ).toHaveFocus();
  },
};
/** A day, a drink and a story. */
/** A file is sent at once, and shows as a picture; what cannot be read says what to do. */
export const UploadedPicture: Story = {
  parameters: {
    ...atTab('glassware'),
    msw: { handlers: [answering('createImage'), ...catalogueMocks()] },
  },
  play: async () => {
    await logIn();
    const user = userEvent.setup({ applyAccept: false });
    const input = await screen.findByLabelText('Picture file');
    await user.upload(input, new File(['x'], 'glass.heic', { type: 'image/heic' }));
    await expect(await screen.findByText(/“Most Compatible”/)).toBeVisible();
    await user.upload(input, new File(['x'], 'glass.png', { type: 'image/png' }));
    await expect(await screen.findByText('Uploaded picture')).toBeVisible();
    await expect(screen.queryByText(/“Most Compatible”/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Uploaded picture' }));
    await expect(screen.getByLabelText('Picture')).toHaveValue('');
    // It may be dropped on the field too.
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    screen.getByLabelText('Picture').dispatchEvent(drop);
    await expect(await screen.findByText('Uploaded picture')).toBeVisible();
  },
};
/** Rows say where each stands, and the list can be narrowed to one state. */
export const MyAds: Story = {
  parameters: { ...atTab('myads'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    await expect((await screen.findAllByText('Running', { selector: 'span' }))[0]).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Expired');
    await waitFor(() => expect(screen.queryByText('Running', { selector: 'span' })).toBeNull());
    await expect(screen.getByText('Expired', { selector: 'span' })).toBeVisible();
  },
};

/** An empty list says why, and leads back to all of it. */
export const NoneOfThisState: Story = {
  parameters: { ...atTab('categories'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Ended');
    await expect(await screen.findByText(/^Of \d+ categories, none is ended\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(screen.queryByText('No categories match your current filters.')).toBeNull());
  },
};

/** What no recipe uses, drafts included. */
export const Unused: Story = {
  parameters: { ...atTab('garnish'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Paper parasol');
    await userEvent.click(screen.getByRole('button', { name: 'Add Garnish' }));
    await expectToast('Garnish created successfully');
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Unused');
    await expect(await screen.findByRole('button', { name: 'Edit Paper parasol' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Edit Lime wedge' })).toBeNull();
  },
};

export const UnusedFailed: Story = {
  parameters: {
    ...atTab('garnish'),
    msw: { handlers: [refusing('listUnusedItems', 500), ...catalogueMocks()] },
  },
  play: async () => {
    await logIn();
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Unused');
    await expect(await screen.findByText('The unused garnishes could not be loaded.')).toBeVisible();
  },
};
export const Spirits: Story = { parameters: fullCatalogue(), play: logInOnly };
export const Sustainable: Story = {
  parameters: { ...atTab('sustainable'), ...fullCatalogue() },
  play: logInOnly,
};
export const Techniques: Story = { parameters: { ...atTab('types'), ...fullCatalogue() }, play: logInOnly };

/** The cocktails that have to be changed first are a list with links. */
export const DeletionRefused: Story = {
  parameters: { msw: { handlers: [refusing('deleteSpirit', 'ItemInUse'), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${firstSpirit.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const users = within(await screen.findByRole('list', { name: 'Used by' }));
    await expect(users.getAllByRole('link')).toHaveLength(4);
    await expect(users.getByRole('link', { name: /^Gimlet/ })).toHaveAttribute(
      'href',
      '/admin?tab=cocktails&name=Gimlet&row=gimlet',
    );
  },
};

const emptyTab = (value: string, message: string): Story => ({
  parameters: { ...atTab(value), ...empty() },
  play: async () => {
    await logIn();
    await expect(await screen.findByText(message)).toBeVisible();
  },
});
export const NoCategories = emptyTab('categories', 'No categories found. Add your first category above.');
export const NoEquipment = emptyTab('equipment', 'No equipment found. Add your first equipment above.');
export const NoGarnishes = emptyTab('garnish', 'No garnishes found. Add your first garnish above.');
export const NoGlassware = emptyTab('glassware', 'No glassware found. Add your first glassware above.');
export const NoHouseIngredients = emptyTab(
  'house-made',
  'No house ingredients found. Add your first house ingredient above.',
);
export const NoMenus = emptyTab('menus', 'No menus found. Add your first menu above.');
export const NoMyAds = emptyTab('myads', 'No MyAds found. Add your first MyAd above.');
export const NoSpirits = emptyTab('spirits', 'No spirits found. Add your first spirit above.');
export const NoSubstitutions = emptyTab(
  'sustainable',
  'No sustainable substitutions found. Add your first sustainable substitution above.',
);
export const NoTechniques = emptyTab('types', 'No cocktail types found. Add your first cocktail type above.');

export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('listSpirits', async () => {
          await delay('infinite');
          return [];
        }),
        ...catalogueMocks(),
      ],
    },
  },
  play: logInOnly,
};

export const ListFailed: Story = {
  parameters: {
    ...atTab('categories'),
    msw: { handlers: [refusing('listAdminCategories', 500), ...catalogueMocks()] },
  },
  play: async () => {
    await logIn();
    await expect(await screen.findByText('The categories could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const EditedItemGone: Story = {
  parameters: { msw: { handlers: [refusing('getSpirit', 404), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    await expectToast('Failed to load spirit');
    await expect(await screen.findByRole('button', { name: 'Add Spirit' })).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: {
    msw: {
      handlers: [
        answering(
          'listSpirits',
          starterSpirits.map((spirit, index) => ({
            ...spirit,
            name: index % 2 === 0 ? LONG_NAME : LONG_WORD,
            description: LONG_TEXT,
          })),
        ),
        ...catalogueMocks(),
      ],
    },
  },
  play: async () => {
    await logIn();
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const OnAPhone: Story = { ...Spirits, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Spirits, globals: { theme: 'dark' } };

/** An answer that does not fit the contract breaks only its own panel: the form beside it works, and the console names the answer. */
export const ListThatCannotBeShown: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/spirits', () => HttpResponse.json([null])), ...catalogueMocks()] },
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async () => {
    await logIn();
    await expect(await screen.findByText('This part of the page could not be shown.')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'New Spirit' })).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith('listSpirits', expect.any(Error));
  },
};
