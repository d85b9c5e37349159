import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printableImage, printDocument, type PrintableRecipe } from './print-document.ts';
import { PRINT_AFTER_IMAGE_MS, PRINT_DELAY_MS } from '#ui/lib/print/print-in-window.ts';

const house = { origin: 'https://house.example', copyright: '© 2026 Alder Still. All rights reserved.' };
const all = { funFact: true, image: true };
const negroni: PrintableRecipe = {
  name: 'Negroni',
  image: '/api/images/7',
  drawing: null,
  funFact: 'A count asked for it.',
  facts: [{ label: 'Technique', value: 'Stirred' }],
  ingredients: ['1 oz gin', '1 oz Campari'],
  instructions: ['Stir over ice.', 'Strain.'],
  link: { address: 'https://house.example/recipe/negroni', code: '<svg id="code"></svg>' },
};
const print = (changes: Partial<PrintableRecipe> = {}, options = all) =>
  printDocument({ ...negroni, ...changes }, options, house).html;
const css = (changes: Partial<PrintableRecipe> = {}) =>
  printDocument({ ...negroni, ...changes }, all, house).css;
const bodySize = (changes?: Partial<PrintableRecipe>) => Number(/font: ([\d.]+)pt/.exec(css(changes))?.[1]);

describe('the print document', () => {
  it('"starts 500 ms after the print window loads (100 ms after the image loads)"', () => {
    expect([PRINT_DELAY_MS, PRINT_AFTER_IMAGE_MS]).toEqual([500, 100]);
  });

  it('holds title, image, facts, fun fact, ingredients, numbered instructions and footer, in this order', () => {
    const order = [
      'api/images/7',
      '<h1>Negroni',
      'Technique',
      'A count',
      '<ul><li>1 oz gin',
      '<ol><li>Stir over',
      '© 2026 Alder Still',
    ];
    const places = order.map((text) => print().indexOf(text));
    expect(places).toEqual([...places].sort((one, two) => one - two));
    expect(places).not.toContain(-1);
  });

  it('"letter page, margins 0.4in top/bottom and 0.75in sides; image 200px on screen, 180px printed"', () => {
    expect(css()).toContain('@page { size: letter; margin: 0.4in 0.75in; }');
    expect(css()).toMatch(/img \{[^}]*width: 200px/);
    expect(css()).toMatch(/@media print \{[^@]*img \{ width: 180px/);
  });

  it('"a step or an ingredient is never split across pages, a long title is never cut"', () => {
    expect(css()).toMatch(/li \{[^}]*break-inside: avoid/);
    expect(css()).toMatch(/h1 \{[^}]*overflow-wrap: anywhere/);
    expect(css()).not.toMatch(/overflow: hidden|text-overflow|line-clamp/);
  });

  it('shows the drawing of a recipe without an image', () => {
    const drawing = '<svg viewBox="0 0 1 1"></svg>';
    expect(print({ image: null, drawing })).toContain(`<body>${drawing}<h1>`);
    expect(print({ drawing })).not.toContain('<svg viewBox');
  });

  it('ends with the address as a QR code, which gives way to a recipe that fills its page', () => {
    const end = /<footer>.*house\.example\/recipe\/negroni.*<svg id="code">.*<\/footer>/;
    expect(print()).toMatch(end);
    expect(print({ instructions: Array.from({ length: 60 }, () => 'Stir it. '.repeat(20)) })).not.toContain(
      'id="code"',
    );
    expect(print({ link: null })).not.toContain('id="code"');
  });

  it('leaves out what was not chosen or is not there', () => {
    expect(print({}, { funFact: false, image: true })).not.toContain('Fun Fact');
    expect(print({}, { funFact: true, image: false })).not.toContain('<img');
    expect(print({ funFact: null, image: null, facts: [] })).not.toMatch(/Fun Fact|<img|<dl>/);
  });

  it('"one recipe fits one letter page where it can": long ones get smaller type, never below 8.5 pt', () => {
    const steps = (count: number) =>
      Array.from({ length: count }, () => 'Stir it gently over clear ice. '.repeat(5));
    expect(bodySize()).toBe(12);
    expect(bodySize({ instructions: steps(14) })).toBeLessThan(12);
    expect(bodySize({ instructions: steps(14) })).toBeGreaterThanOrEqual(8.5);
    expect(bodySize({ instructions: steps(60) })).toBeGreaterThan(10);
  });

  it('escapes everything and holds no script and no style', () => {
    const evil = `<script>alert("1")</script>&'`;
    const { html } = printDocument(
      {
        name: evil,
        image: 'https://x.example/a".png',
        drawing: null,
        funFact: evil,
        facts: [{ label: evil, value: evil }],
        ingredients: [evil],
        instructions: [evil],
        link: { address: evil, code: '' },
      },
      all,
      { ...house, copyright: evil },
    );
    expect(html).not.toMatch(/<script|<style|style=/);
    expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;&amp;&#39;/g)).toHaveLength(10);
    expect(html).toContain('src="https://x.example/a%22.png"');
  });

  it('no text gets a tag of its own into the document', () => {
    const tags = (html: string) => html.match(/<[a-z]+/g)?.length;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(tags(print({ name: text, ingredients: [text], funFact: `x${text}` }))).toBe(
          tags(print({ ingredients: ['x'] })),
        );
      }),
    );
  });
});

describe('printableImage', () => {
  it.each([
    ['/api/images/7', 'https://house.example/api/images/7'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
  ])('prints %s', (image, url) => {
    expect(printableImage(image, house.origin)).toBe(url);
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'a.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'https://',
  ])('does not print %s', (image) => {
    expect(printableImage(image, house.origin)).toBeNull();
  });

  it('writes a mixed fraction so that 1 1/2 never reads as 11/2', () => {
    const html = print({ ingredients: ['1 1/2 oz gin', '3/4 oz lime juice', '2 oz 24/7 mix'] });
    expect(html).toContain('<li><span class="number">1 <span>1/2</span></span> oz gin</li>');
    expect(html).toContain('<li><span class="number"><span>3/4</span></span> oz lime juice</li>');
    expect(html).toContain('<li>2 oz 24/7 mix</li>');
  });
});
