import {
  mergedSchema,
  followReference,
  METHODS,
  type ContractDocument,
  type SchemaObject,
  type TagObject,
  problemKinds,
} from '#openapi/contract/contract-document.ts';
import { html, prose } from './html.ts';
import { operationView } from './operation-view.ts';
import { schemaView } from './schema-view.ts';

export function contractPage(contract: ContractDocument): string {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, item, method, operation }] : [];
    }),
  );
  const sections = contract.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const schemas = Object.entries(contract.components['schemas'] ?? {}) as [string, SchemaObject][];

  const contents = sections.map(
    ({ operations: own, ...tag }) =>
      html`<b><a href="#${tag.name}">${titleOf(tag)}</a></b>
        <ul>
          ${own.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
        </ul>`,
  );
  const chapters = sections.map(
    ({ operations: own, ...tag }) =>
      html`<section>
        <h2 id="${tag.name}">${titleOf(tag)}</h2>
        ${prose(tag.description)} ${own.map((one) => operationView(contract, one))}
      </section>`,
  );
  const shapes = schemas.map(
    ([name, schema]) =>
      html`<article id="shape-${name}">
        <h3><a href="#shape-${name}">${name}</a></h3>
        ${prose(schema.description)}${schemaView(mergedSchema(schema, (reference) => followReference(contract, { $ref: reference })))}
      </article>`,
  );
  const problems = Object.entries(problemKinds(contract)).map(
    ([code, { status, description }]) =>
      html`<article id="problem-${code}">
        <h3><a href="#problem-${code}">${code}</a></h3>
        <p class="answer"><b class="bad">${status}</b></p>
        ${prose(description)}
      </article>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${contract.info.title}: the API</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script type="module" src="/contract-page.js"></script>
        <link rel="stylesheet" href="/contract-page.css" />
      </head>
      <body>
        <div class="house">
          <nav aria-label="Contents">
            ${contents}<b><a href="#problems">Problems</a></b
            ><b><a href="#shapes">Shapes</a></b>
          </nav>
          <main>
            <h1>${contract.info.title}: the API</h1>
            ${prose(contract.info.description)}
            <p>Version ${contract.info.version}, also as <a href="/api/openapi.json">OpenAPI</a>.</p>
            ${chapters}
            <section>
              <h2 id="problems">Problems</h2>
              ${problems}
            </section>
            <section>
              <h2 id="shapes">Shapes</h2>
              ${shapes}
            </section>
          </main>
        </div>
      </body>
    </html> `.text;
}

function titleOf(tag: TagObject): string {
  return tag['x-displayName'] ?? tag.name.replaceAll('-', ' ');
}
