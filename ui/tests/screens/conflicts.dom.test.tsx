import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasUnsavedForm } from '#ui/features/admin/form/unsaved-form.ts';
import {
  fill,
  goTo,
  hold,
  logIn,
  openDashboard,
  openTab,
  pick,
  press,
  refusal,
  expectToast,
  type OpenedSite,
} from './open-site.tsx';

const SPIRITS = {
  spirits: [
    { name: 'Gin', description: 'Dry.' },
    { name: 'Rum', description: null },
  ],
};
const nameBox = () => screen.findByLabelText<HTMLInputElement>(/^Name/);
const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description/);
const shows = (name: string) => waitFor(async () => expect((await nameBox()).value).toBe(name));

async function edit(name: string) {
  await press(`Edit ${name}`);
  await shows(name);
}

let site: OpenedSite;
beforeEach(async () => {
  site = await openDashboard('spirits', SPIRITS);
});

describe('a spirit that somebody else saved meanwhile', () => {
  it('is saved through a proxy that compresses and so makes every ETag weak', async () => {
    site.answer(async ({ method, url }) => {
      if (method !== 'GET' || !url.includes('/api/spirits/gin')) return null;
      const response = await site.asOtherAdmin('GET', '/api/spirits/gin');
      return Response.json(await response.json(), { headers: { ETag: `W/${response.headers.get('etag')}` } });
    });
    await edit('Gin');
    fill(await nameBox(), 'Mine');
    await press('Update Spirit');
    await expectToast('Spirit updated successfully');
  });

  it('is merged and saved again if both changed different fields, also after a late refusal', async () => {
    await edit('Gin');
    const open = hold(site, ({ method }) => method === 'PUT');
    fill(await nameBox(), 'Mine');
    await press('Update Spirit');
    await waitFor(() => expect(site.requests).toContain('PUT /api/spirits/gin'));
    await site.asOtherAdmin('PUT', '/api/spirits/gin', { name: 'Gin', description: 'Described by them.' });
    // After another write, the page reads everything again.
    await press('Delete Rum');
    await press('Delete');
    await waitFor(() => expect(description().value).toBe('Described by them.'));
    open();
    await expectToast('Spirit updated successfully');
    const stored: unknown = await (await site.asOtherAdmin('GET', '/api/spirits/gin')).json();
    expect(stored).toMatchObject({ name: 'Mine', description: 'Described by them.' });
  });

  it('is merged too if the form has it from a document, which carries no tag', async () => {
    const gin: unknown = await (await site.asOtherAdmin('GET', '/api/spirits/gin')).json();
    site.answer(({ url }) => (url.endsWith('/api/spirits/gin') ? Response.json(gin) : null));
    await edit('Gin');
    site.answer(() => null);
    await site.asOtherAdmin('PUT', '/api/spirits/gin', { name: 'Gin', description: 'Described by them.' });
    fill(await nameBox(), 'Mine');
    await press('Update Spirit');
    await expectToast('Spirit updated successfully');
    const stored: unknown = await (await site.asOtherAdmin('GET', '/api/spirits/gin')).json();
    expect(stored).toMatchObject({ name: 'Mine', description: 'Described by them.' });
  });

  it('is shown beside what was typed if both changed a field, and is taken only by choice', async () => {
    await edit('Gin');
    await site.asOtherAdmin('PUT', '/api/spirits/gin', { name: 'Theirs', description: 'Dry.' });
    fill(await nameBox(), 'Mine');
    await press('Update Spirit');
    const question = within(await screen.findByRole('group', { name: 'Changed by somebody else: Name' }));
    question.getByText('Theirs');
    expect((await nameBox()).value).toBe('Mine');
    const writes = () => site.requests.filter((call) => call.startsWith('PUT'));
    expect(writes()).toHaveLength(1);
    // Nothing is sent before the decision.
    await press('Update Spirit');
    await press('Take theirs');
    await shows('Theirs');
    expect(screen.queryByRole('group', { name: /^Changed by somebody else/ })).toBeNull();
    expect(writes()).toHaveLength(1);
  });
});

it('before its item has arrived, the form sends nothing, and says that no item is selected', async () => {
  const open = hold(site, ({ method, url }) => method === 'GET' && url.endsWith('/api/spirits/gin'));
  await press('Edit Gin');
  await press('Update Spirit');
  await expectToast('No spirit selected for editing');
  open();
  await shows('Gin');
  expect(site.requests.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

describe('a late response', () => {
  it('to an item that is no longer edited changes nothing', async () => {
    await screen.findByRole('button', { name: 'Edit Gin' });
    const open = hold(site, ({ method, url }) => method === 'GET' && url.endsWith('/api/spirits/gin'));
    await press('Edit Gin');
    await edit('Rum');
    open();
    // The store answers this later than the request that was held.
    await site.asOtherAdmin('GET', '/api/spirits/gin');
    screen.getByRole('heading', { name: 'Edit Rum' });
    await shows('Rum');
  });

  it('to a cancelled edit keeps what was typed since', async () => {
    await screen.findByRole('button', { name: 'Edit Gin' });
    const open = hold(site, ({ method, url }) => method === 'GET' && url.endsWith('/api/spirits/gin'));
    await press('Edit Gin');
    await press('Cancel');
    fill(await nameBox(), 'Typed meanwhile');
    open();
    await press('Edit Rum');
    await press('Keep editing');
    await shows('Typed meanwhile');
    screen.getByRole('button', { name: 'Add Spirit' });
  });

  it('to a save blocks typing until it arrives', async () => {
    const open = hold(site, ({ method }) => method === 'POST');
    fill(await nameBox(), 'Umeshu');
    await press('Add Spirit');
    const add = screen.getByRole('button', { name: 'Add Spirit' });
    // The request may be sent before the form shows that it waits.
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBe('true'));
    fill(description(), 'Typed while it was saved.');
    expect(description().value).toBe('');
    open();
    await expectToast('Spirit created successfully');
  });
});

it('two clicks on the button of a form send one request', async () => {
  fill(await nameBox(), 'Umeshu');
  const add = screen.getByRole('button', { name: 'Add Spirit' });
  fireEvent.click(add);
  fireEvent.click(add);
  await expectToast('Spirit created successfully');
  expect(site.requests.filter((call) => call === 'POST /api/spirits')).toHaveLength(1);
});

describe('what was typed', () => {
  it('is still there when the session ends and somebody logs in again', async () => {
    fill(await nameBox(), 'Pisco');
    site.answer(({ method }) => (method === 'POST' ? refusal(401, 'The session is over') : null));
    await press('Add Spirit');
    await screen.findByText(/what you typed is still here/);
    site.answer(() => null);
    await logIn();
    await shows('Pisco');
    await press('Add Spirit');
    await expectToast('Spirit created successfully');
    await waitFor(() => expect(sessionStorage.getItem('form-spirits')).toBeNull());
  });

  it('stays in the dialog of a new item, which the login hides when the session ends', async () => {
    site = await openDashboard();
    fill(await screen.findByRole('combobox', { name: /^Glassware/ }), 'Zombie');
    fireEvent.click(await screen.findByRole('option', { name: 'Create “Zombie”' }));
    site.answer(({ method }) => (method === 'POST' ? refusal(401, 'The session is over') : null));
    await press('Add Glassware');
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('dialog')).toBeNull();
    site.answer(() => null);
    await logIn();
    await press('Add Glassware');
    await expectToast('Glassware created successfully');
  });

  it('is not discarded by another tab without a question', async () => {
    fill(await nameBox(), 'Pisco');
    await openTab('Garnish');
    await screen.findByText('Discard unsaved changes?');
    await press('Keep editing');
    await shows('Pisco');
    await openTab('Garnish');
    await press('Discard changes');
    await screen.findByRole('button', { name: 'Add Garnish' });
    expect((await nameBox()).value).toBe('');
  });

  it('stays stored when another tab of the dashboard closes the question of a logout', async () => {
    fill(await nameBox(), 'Pisco');
    await pick('More', 'Logout');
    await screen.findByText('Discard unsaved changes?');
    await goTo('/admin?tab=garnish');
    await screen.findByRole('button', { name: 'Add Garnish' });
    expect(screen.queryByText('Discard unsaved changes?')).toBeNull();
    expect(hasUnsavedForm()).toBe(true);
  });

  it('is deleted by a confirmed logout, also if the session is over', async () => {
    fill(await nameBox(), 'Pisco');
    site.answer(({ url }) => (url.endsWith('/logout') ? refusal(401, 'The session is over') : null));
    await pick('More', 'Logout');
    await press('Discard changes');
    await screen.findByLabelText('Password');
    expect(hasUnsavedForm()).toBe(false);
  });
});

it('an item that somebody else deleted meanwhile keeps what was typed, and is saved when it is restored', async () => {
  await edit('Gin');
  await site.asOtherAdmin('DELETE', '/api/spirits/gin');
  fill(description(), 'Typed for nothing?');
  await press('Update Spirit');
  await expectToast('Failed to update spirit');
  await screen.findByText(/^Somebody else deleted it/);
  await pick('More', 'Recent changes');
  fireEvent.click(await screen.findByRole('button', { name: /^Restore: Gin/ }));
  await expectToast('Spirit restored successfully');
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await press('Update Spirit');
  await expectToast('Spirit updated successfully');
  const stored: unknown = await (await site.asOtherAdmin('GET', '/api/spirits/gin')).json();
  expect(stored).toMatchObject({ description: 'Typed for nothing?' });
});
