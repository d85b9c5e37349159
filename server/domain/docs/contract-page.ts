import { CONTRACT_PAGE_STYLE } from './contract-page-style.ts';
import type { ContractDocument, SchemaObject } from './contract-types.ts';
import { Html, html, prose } from './html.ts';
import { operationView } from './operation-view.ts';
import { schemaView } from './schema-view.ts';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The contract as one page for people: no scripts, no files from anywhere, every operation with an address. */
export function contractPage(contract: ContractDocument): string {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
  const sections = contract.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const schemas = Object.entries(contract.components['schemas'] ?? {}) as [string, SchemaObject][];

  const contents = sections.map(
    ({ name, operations: own }) =>
      html`<b><a href="#${name}">${titleOf(name)}</a></b>
        <ul>
          ${own.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
        </ul>`,
  );
  const chapters = sections.map(
    ({ name, description, operations: own }) =>
      html`<section>
        <h2 id="${name}">${titleOf(name)}</h2>
        ${prose(description)}
        ${own.map(({ path, method, operation }) => operationView(contract, path, method, operation))}
      </section>`,
  );
  const shapes = schemas.map(
    ([name, schema]) =>
      html`<article id="shape-${name}">
        <h3><a href="#shape-${name}">${name}</a></h3>
        ${prose(schema.description)}${schemaView(schema)}
      </article>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${contract.info.title}: the API</title>
        <style>
          ${new Html(CONTRACT_PAGE_STYLE)}
        </style>
      </head>
      <body>
        <div class="house">
          <nav aria-label="Contents">
            ${contents}<b><a href="#shapes">Shapes</a></b>
          </nav>
          <main>
            <h1>${contract.info.title}: the API</h1>
            ${prose(contract.info.description)}
            <p>Version ${contract.info.version}, also as <a href="/api/openapi.json">OpenAPI</a>.</p>
            ${chapters}
            <section>
              <h2 id="shapes">Shapes</h2>
              ${shapes}
            </section>
          </main>
        </div>
      </body>
    </html> `.text;
}

function titleOf(tag: string): string {
  return tag.replaceAll('-', ' ');
}
