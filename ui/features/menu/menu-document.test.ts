import { expect, it } from 'vitest';
import type { MenuPart } from './menu-lines.ts';
import { MENU_PAPERS, menuDocument, type MenuPaper } from './menu-document.ts';

const line = {
  id: 'negroni',
  name: 'Negroni <b>',
  price: '€12.50',
  note: '',
  glassware: null,
  allergens: 'Contains egg',
};
const menu = (parts: readonly MenuPart[]) => ({
  name: 'Evening & night',
  introduction: null,
  parts,
  house: 'Alder & Still',
  address: 'https://bar.example/menu/evening',
  code: '<svg></svg>',
});
const papers = Object.keys(MENU_PAPERS) as MenuPaper[];
const few = [{ title: 'First', lines: [line] }];
const many = [{ title: 'First', lines: Array.from({ length: 60 }, () => line) }];
const sizeOf = (css: string) => Number(/font: ([\d.]+)pt/.exec(css)?.[1]);

it.each(papers)('as %s it has name, drinks, address and code, escaped and without a script', (paper) => {
  const { html, css } = menuDocument(menu(few), paper);
  expect(html).toContain('<h1>Evening &amp; night</h1>');
  expect(html).toContain('Negroni &lt;b&gt;');
  expect(html).toContain('<b>€12.50</b>');
  for (const told of ['Alder &amp; Still', 'Contains egg', 'Must be 21+ to enter premises.'])
    expect(html).toContain(`>${told}<`);
  expect(html).toContain('https://bar.example/menu/evening');
  expect(html).toContain('<svg></svg>');
  expect(html).not.toContain('<script');
  expect(css).toContain(`size: ${MENU_PAPERS[paper].page}`);
});

it.each(papers)('as %s its type shrinks before anything is lost', (paper) => {
  const [largest] = MENU_PAPERS[paper].sizesPt;
  expect(sizeOf(menuDocument(menu(few), paper).css)).toBe(largest);
  const some = [{ title: 'First', lines: Array.from({ length: paper === 'tent' ? 10 : 18 }, () => line) }];
  const { html, css } = menuDocument(menu(some), paper);
  expect(sizeOf(css)).toBeLessThanOrEqual(largest);
  expect(html.match(/<li>/g)).toHaveLength(paper === 'tent' ? 20 : 18);
});

it('a tent says the same on both sides, and leaves a menu that is too long for it to the code', () => {
  expect(menuDocument(menu(few), 'tent').html.match(/<h1>/g)).toHaveLength(2);
  const { html } = menuDocument(menu(many), 'tent');
  expect(html).not.toContain('<li>');
  expect(html.match(/<svg>/g)).toHaveLength(2);
  expect(menuDocument(menu(many), 'card').html.match(/<li>/g)).toHaveLength(60);
});

it('a tent leaves long names and notes to the code, and an introduction that fills it as well', () => {
  const long = {
    id: 'long',
    name: 'Old Fashioned '.repeat(8),
    price: '€12.50',
    note: 'It says a lot. '.repeat(7),
    ...{ glassware: null, allergens: '' },
  };
  const names = [{ title: 'First', lines: Array.from({ length: 12 }, () => long) }];
  const withNames = { ...menu(names), introduction: 'Served until late.' };
  expect(menuDocument(withNames, 'tent').html).not.toContain('<li>');
  expect(menuDocument(withNames, 'tent').html).toContain('Served until late.');
  const introduction = 'Served until late. '.repeat(200);
  expect(menuDocument({ ...menu(few), introduction }, 'tent').html).not.toContain('Served');
});

it('a card of 30 drinks takes one page, in two columns', () => {
  expect(menuDocument(menu(few), 'card').css).toContain('columns: 1;');
  const some = [{ title: 'First', lines: many[0]?.lines.slice(30) ?? [] }];
  const { css } = menuDocument(menu(some), 'card');
  expect(css).toContain('columns: 2;');
});
