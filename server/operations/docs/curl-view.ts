import {
  examplesOf,
  followReference,
  type ContractDocument,
  type OperationObject,
  type ParameterObject,
  type PathObject,
} from '#openapi/contract/contract-document.ts';
import { html, type Html } from './html.ts';

export function curlView(
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
