import { describe, expect, it } from 'vitest';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { operations } from '#openapi/generated/operations.ts';
import { contractPage } from './contract-page.ts';
import { html, prose } from './html.ts';

const page = contractPage(contract);

describe('the page of the contract', () => {
  it('shows every operation with an address of its own', () => {
    for (const [id, { method, path }] of Object.entries(operations)) {
      expect(page).toContain(`<article id="${id}">`);
      expect(page).toContain(`href="#${id}"`);
      expect(page, path).toContain(`<code>${path}</code>`);
      expect(page).toContain(`>${method}</b>`);
    }
  });

  it('describes every kind of problem where its type leads', () => {
    const types = contract.components.schemas.ProblemType.oneOf.map(({ const: type }) => type);
    for (const type of types.filter((one) => one !== 'about:blank')) {
      expect(page).toContain(`id="${type.replace('/api/docs#', '')}"`);
    }
  });

  it('leads somewhere with every link inside', () => {
    const ids = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const targets = Array.from(page.matchAll(/href="#([^"]+)"/g), ([, target]) => target);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('names what an address is filled in with', () => {
    const [, shown = ''] = page.split('<article id="deleteSpirit">');
    expect(shown.split('</article>')[0]).toContain('<code>id</code>');
  });

  it("asks for no file but the site's icon, and a script and a style sheet of its own", () => {
    const rest = page
      .replace('<link rel="icon" href="/icon.svg" type="image/svg+xml" />', '')
      .replace('<script type="module" src="/contract-page.js"></script>', '')
      .replace('<link rel="stylesheet" href="/contract-page.css" />', '');
    expect(rest).not.toMatch(/<script|<link|<img|<style|style=|@import|url\(|javascript:/i);
  });

  it('writes every operation as a command for a shell, its body included', () => {
    const [, shown = ''] = page.split('<article id="createSpirit">');
    const [command = ''] = shown.split('</article>');
    expect(command).toContain(
      'curl -X POST &#34;$SITE/api/spirits&#34; \\\n  -H &#34;Authorization: Bearer $TOKEN&#34;',
    );
    expect(command).toContain('&#34;name&#34;:&#34;London Dry Gin&#34;');
    expect(page).toContain('curl &#34;$SITE/api/cocktails/negroni&#34;');
    expect(page).toContain('curl &#34;$SITE/api/spirits/london-dry-gin&#34;');
  });

  it('quotes the messages of the spec', () => {
    expect(page).toContain('“At least one category is required”');
  });
});

it('escapes everything that is not markup of its own', () => {
  expect(html`<p title="${'"<b>&'}">${['<i>', html`<b>x</b>`]}</p>`.text).toBe(
    '<p title="&#34;&#60;b&#62;&#38;">&#60;i&#62;<b>x</b></p>',
  );
  expect(prose('a `<b>` **c**\n\nd').text).toBe(
    '<p>a <code>&#60;b&#62;</code> <strong>c</strong></p><p>d</p>',
  );
});
