import { nameOfReference, type SchemaObject } from '#openapi/contract/contract-document.ts';
import { html, prose, type Html } from './html.ts';

export function schemaView(schema: SchemaObject): Html {
  if (schema.oneOf?.some((option) => option.description ?? option['x-sentence']))
    return kindsView(schema.oneOf);
  if (!schema.properties) return html`<p class="type">${typeView(schema)} ${limitsOf(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(
    ([name, property]) =>
      html`<tr>
        <th scope="row">
          <code>${name}</code
          >${schema.required?.includes(name) ? html` <span class="must">required</span>` : null}
        </th>
        <td class="type">${typeView(property)}</td>
        <td>
          ${prose(property.description)}${limitsOf(property)}
          ${property['x-message'] ? html`<p class="message">“${property['x-message']}”</p>` : null}
        </td>
      </tr>`,
  );
  return html`<div class="wide">
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function kindsView(kinds: readonly SchemaObject[]): Html {
  return html`<dl>
    ${kinds.map(
      (kind) =>
        html`<dt><code>${kind.const ?? null}</code></dt>
          <dd>
            ${prose(kind.description)}${kind['x-sentence'] ? html`<p class="message">“${kind['x-sentence']}”</p>` : null}
          </dd>`,
    )}
  </dl>`;
}

export function typeView(schema: SchemaObject | undefined): Html {
  if (!schema) return html`anything`;
  if (schema.$ref !== undefined) {
    const name = nameOfReference(schema.$ref);
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return joined(options.map(typeView));
  if (schema.const !== undefined) return html`<code>${schema.const}</code>`;
  if (schema.enum) return joined(schema.enum.map((option) => html`<code>${String(option)}</code>`));
  const types = [schema.type ?? 'anything'].flat();
  return joined(
    types.map((type) => {
      if (type === 'array') return html`list of ${typeView(schema.items)}`;
      return html`${type === 'string' && schema.format ? schema.format : type}`;
    }),
  );
}

function joined(parts: Html[]): Html {
  return html`${parts.map((part, at) => (at === 0 ? part : html` or ${part}`))}`;
}

function limitsOf(schema: SchemaObject): Html | null {
  const { minimum, maximum, maxLength, maxItems } = schema;
  const limits = [
    minimum === undefined ? null : `at least ${minimum}`,
    maximum === undefined ? null : `at most ${maximum}`,
    maxLength === undefined ? null : `at most ${maxLength} characters`,
    maxItems === undefined ? null : `at most ${maxItems} entries`,
    schema.default === undefined ? null : `${JSON.stringify(schema.default)} unless given`,
  ].filter((limit) => limit !== null);
  return limits.length === 0 ? null : html`<p class="limits">${limits.join(', ')}</p>`;
}
