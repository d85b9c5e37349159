import {
  examplesOf,
  followReference,
  type BodyObject,
  type ContractDocument,
  type MediaObject,
  type Method,
  type OperationObject,
  type ParameterObject,
  type PathObject,
} from '#openapi/contract/contract-document.ts';
import { html, prose, type Html } from './html.ts';
import { typeView } from './schema-view.ts';

interface PlacedOperation {
  path: string;
  item: PathObject;
  method: Method;
  operation: OperationObject;
}

export function operationView(
  contract: ContractDocument,
  { path, item, method, operation }: PlacedOperation,
): Html {
  const id = operation.operationId;
  const secured = Boolean(operation.security?.length);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    followReference(contract, parameter),
  );
  const answers = Object.entries(operation.responses).map(([status, answer]) =>
    answerView(contract, status, followReference(contract, answer)),
  );
  return html`<article id="${id}">
    <h3><a href="#${id}">${operation.summary}</a></h3>
    <p class="address">
      <b class="${method}">${method.toUpperCase()}</b> <code>${path}</code>
      ${secured ? html`<span class="must">administrator</span>` : null}
    </p>
    ${prose(operation.description)} ${parametersView(parameters)}
    ${operation.requestBody ? bodyView(contract, followReference(contract, operation.requestBody)) : null}
    ${curlView(contract, { method, path, item, operation, parameters })}
    <h4>Answers</h4>
    ${answers}
  </article>`;
}

function parametersView(parameters: ParameterObject[]): Html | null {
  if (parameters.length === 0) return null;
  const rows = parameters.map(
    (parameter) =>
      html`<tr>
        <th scope="row"><code>${parameter.name}</code></th>
        <td class="type">${typeView(parameter.schema)} in the ${parameter.in}</td>
        <td>${prose(parameter.description)}</td>
      </tr>`,
  );
  return html`<h4>Parameters</h4>
    <div class="wide">
      <table>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}

function bodyView(contract: ContractDocument, { content = {} }: BodyObject): Html {
  return html`<h4>Send</h4>
    ${Object.entries(content).map(([type, media]) => mediaView(contract, type, media))}`;
}

function answerView(
  contract: ContractDocument,
  status: string,
  { description, content = {} }: BodyObject,
): Html {
  const kind = Number(status) < 400 ? 'good' : 'bad';
  const media = Object.entries(content).map(([type, one]) => mediaView(contract, type, one));
  const line = html`<b class="${kind}">${status}</b> ${description ?? ''}`;
  if (media.length === 0) return html`<p class="answer">${line}</p>`;
  return html`<details class="answer">
    <summary>${line}</summary>
    ${media}
  </details>`;
}

function mediaView(contract: ContractDocument, type: string, media: MediaObject): Html {
  const shown = examplesOf(contract, media).map(
    ([name, value]) =>
      html`<figure>
        <figcaption>${name}</figcaption>
        <pre
          tabindex="0"
        ><code>${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</code></pre>
      </figure>`,
  );
  return html`<p class="type">${type}, ${typeView(media.schema)}</p>
    ${shown}`;
}

function curlView(
  contract: ContractDocument,
  call: {
    method: string;
    path: string;
    item: PathObject;
    operation: OperationObject;
    parameters: ParameterObject[];
  },
): Html {
  const { method, operation } = call;
  const values = call.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(
      ({ name, example }) => [name, (name === 'id' && idOf(contract, call.item)) || String(example)] as const,
    );
  const path = values.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    call.path,
  );
  const lines = [`curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "$SITE${path}"`];
  if (operation.security?.length) lines.push('-H "Authorization: Bearer $TOKEN"');
  return html`<h4>From a shell</h4>
    <pre
      class="shell"
      tabindex="0"
      data-path="${JSON.stringify(Object.fromEntries(values))}"
    ><code>${[...lines, ...bodyOf(contract, operation)].join(' \\\n  ')}</code></pre>`;
}

function idOf(contract: ContractDocument, { get }: PathObject): string | null {
  const read = get?.responses['200'];
  const [media] = Object.values((read && followReference(contract, read).content) ?? {});
  const [[, example] = []] = media ? examplesOf(contract, media) : [];
  const { id } = (example ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

function bodyOf(contract: ContractDocument, { requestBody }: OperationObject): string[] {
  if (!requestBody) return [];
  const { content = {} } = followReference(contract, requestBody);
  const [[type, media] = []] = Object.entries(content);
  const [[, value] = []] = media ? examplesOf(contract, media) : [];
  if (!type || !value) return [];
  if (type.endsWith('json')) return [`-H 'Content-Type: ${type}'`, `-d ${quoted(JSON.stringify(value))}`];
  return Object.entries(value).map(([name, part]) => {
    const text = typeof part === 'string' ? part : JSON.stringify(part);
    return name === 'file'
      ? `-F ${quoted(`${name}=@${text}`)}`
      : `--form-string ${quoted(`${name}=${text}`)}`;
  });
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
