import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { currentToast } from '#ui/components/toast/toast.ts';
import {
  choose,
  fewContents,
  openDashboard,
  pick,
  press,
  expectToast,
  type OpenedSite,
} from './open-site.tsx';

const SPIRITS = { spirits: [{ name: 'Gin', description: 'Dry.' }] };

async function changedTwice(): Promise<OpenedSite> {
  const site = await openDashboard('spirits', SPIRITS);
  await screen.findByRole('button', { name: 'Edit Gin' });
  await site.asOtherAdmin('PUT', '/api/spirits/gin', { name: 'Gin', description: 'With citrus.' });
  await site.asOtherAdmin('PUT', '/api/spirits/gin', { name: 'Gin', description: 'With juniper.' });
  return site;
}

const descriptionOf = async (site: OpenedSite, path: string) =>
  ((await (await site.asOtherAdmin('GET', path)).json()) as { description: string }).description;

async function restoreNewest() {
  const [button] = await screen.findAllByRole('button', { name: /^Restore this version/ });
  fireEvent.click(button as HTMLElement);
}

async function openChanges() {
  await pick('More', 'Recent changes');
  return within(await screen.findByRole('dialog', { name: 'Recent changes' }));
}

it('the history of an item has the newest version first, and restores any older one', async () => {
  const site = await changedTwice();
  await press('History of Gin');
  const dialog = within(await screen.findByRole('dialog', { name: 'History of “Gin”' }));
  const versions = async () =>
    within(await dialog.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
  const before = await versions();
  within(before[0] as HTMLElement).getByText('The current version');
  await restoreNewest();
  await expectToast('Spirit restored successfully');
  await waitFor(async () => expect(await versions()).toHaveLength(before.length + 1));
  expect(await descriptionOf(site, '/api/spirits/gin')).toBe('With citrus.');
  // The restored version equals the current one, so it has no button either.
  expect(dialog.getAllByText('The current version')).toHaveLength(2);
});

it('F8 leads to a toast above a dialog, which hides the rest of the page', async () => {
  await changedTwice();
  await press('History of Gin');
  await restoreNewest();
  await expectToast('Spirit restored successfully');
  const region = () => document.activeElement?.closest('[data-toasts]');
  await waitFor(() => {
    fireEvent.keyDown(document.body, { code: 'F8' });
    expect(region()).toBeTruthy();
  });
  expect(region()?.closest('[aria-hidden=true]')).toBeNull();
});

it('the toast of a restore says that a draft is public again', async () => {
  const site = await openDashboard('categories', {
    categories: [{ name: 'Sours', description: 'Tart.' }],
  });
  await screen.findByRole('button', { name: 'Edit Sours' });
  await site.asOtherAdmin('PUT', '/api/categories/sours', {
    name: 'Sours',
    description: 'Tart.',
    status: 'draft',
  });
  await press('History of Sours');
  await press(/^Restore this version/);
  await expectToast('“Sours” is as it was. It was a draft and is published again.');
});

it('a deletion is undone by the button of its toast', async () => {
  const site = await openDashboard('spirits', SPIRITS);
  await press('Delete Gin');
  await press('Delete');
  await expectToast('Spirit deleted successfully');
  await press('Undo');
  await expectToast('The change is undone. 1 item is as it was before.');
  await screen.findByRole('button', { name: 'Edit Gin' });
  expect(await descriptionOf(site, '/api/spirits/gin')).toBe('Dry.');
});

it('an undo that changed nothing offers no undo of its own, which would take back a newer change', async () => {
  const site = await openDashboard('spirits', SPIRITS);
  await press('Delete Gin');
  await press('Delete');
  await expectToast('Spirit deleted successfully');
  await site.asOtherAdmin('POST', '/api/spirits', { name: 'Gin' });
  await press('Undo');
  await expectToast('The change is not undone. 1 item was left alone.');
  expect(currentToast()?.action).toBeUndefined();
});

it('a deleted recipe is restored from the recent changes', async () => {
  const site = await openDashboard('cocktails', fewContents);
  await screen.findByRole('button', { name: 'Edit Negroni' });
  await site.asOtherAdmin('DELETE', '/api/cocktails/negroni');
  const dialog = await openChanges();
  choose(await dialog.findByRole('combobox', { name: 'Which changes' }), 'Deleted');
  await dialog.findByText('1 change');
  fireEvent.click(await dialog.findByRole('button', { name: /^Restore: Negroni/ }));
  await expectToast('Cocktail restored successfully');
  expect((await site.asOtherAdmin('GET', '/api/cocktails/negroni')).status).toBe(200);
});

it('a single change is undone after the dialog has shown the effect', async () => {
  const site = await changedTwice();
  const dialog = await openChanges();
  const [newest] = await dialog.findAllByRole('button', { name: /^Undo this change: Gin/ });
  fireEvent.click(newest as HTMLElement);
  await screen.findByText('1 item changes:');
  await press('Undo this change');
  await expectToast('The change is undone. 1 item is as it was before.');
  expect(await descriptionOf(site, '/api/spirits/gin')).toBe('With citrus.');
});
