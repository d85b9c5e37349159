// @ts-check
// The form with which /api/docs tries an operation out. It is made from the served document.
import { make } from '/contract-page.js';

/** What is shown of an answer's body, in characters; no more than that is read. */
const MOST_SHOWN = 20_000;
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/**
 * @typedef {Record<string, any>} Part A part of the served document.
 * @typedef {{ path: string, method: string, parameters: Part[], type: string | null, media: Part }} Operation
 */

/** @type {Promise<Part> | null} */
let served = null;
/** The served document, asked for once something is tried out; asked for again after a failure. */
function contract() {
  served ??= fetch('/api/openapi.json').then((response) => response.json());
  served.catch(() => (served = null));
  return served;
}

/** @param {Part} root @param {Part} part @returns {Part} */
function follow(root, part) {
  if (typeof part?.['$ref'] !== 'string') return part;
  /** @type {any} */
  let target = root;
  for (const step of part['$ref'].slice(2).split('/')) target = target[step];
  return follow(root, target);
}

/** @param {Part} root @param {string} id @returns {Operation | null} */
function operationOf(root, id) {
  for (const [path, item] of Object.entries(root['paths'])) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation?.operationId !== id) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
        follow(root, one),
      );
      const content = operation.requestBody ? follow(root, operation.requestBody)['content'] : {};
      const [type = null] = Object.keys(content);
      return { path, method, parameters, type, media: type ? content[type] : {} };
    }
  }
  return null;
}

/** @param {Part} root @param {Part} media */
function exampleOf(root, media) {
  const [example] = Object.values(media['examples'] ?? {});
  return example ? follow(root, example)['value'] : {};
}

/** @param {Part} root @param {Part} schema @returns {Part} */
function fieldsOf(root, schema) {
  const { allOf = [], properties = {} } = follow(root, schema);
  return Object.assign({}, ...allOf.map((/** @type {Part} */ part) => fieldsOf(root, part)), properties);
}

/** @param {string | null} type */
const isJson = (type) => type !== null && type.endsWith('json');

/** @param {unknown} value */
const asText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** @param {string} id @param {string} label @param {HTMLElement} control */
function labelled(id, label, control) {
  control.id = id;
  return make('div', {}, make('label', { for: id }, label), control);
}

/** @param {HTMLElement} details @param {string} id */
export async function buildForm(details, id) {
  const root = await contract();
  const operation = operationOf(root, id);
  if (!operation) return;
  const { path, method, parameters, type, media } = operation;
  const form = make('form');
  const shell = /** @type {HTMLElement | null | undefined} */ (
    details.closest('article')?.querySelector('pre.shell')
  );
  const examples = JSON.parse(shell?.dataset['path'] ?? '{}');
  for (const { name, in: place } of parameters) {
    const input = make('input', {
      name: `${place}:${name}`,
      autocomplete: 'off',
      value: examples[name] ?? '',
    });
    form.append(labelled(`${id}-${place}-${name}`, `${name} (${place})`, input));
  }
  if (isJson(type)) {
    const area = make('textarea', { name: 'body', rows: '6', spellcheck: 'false' });
    area.textContent = JSON.stringify(exampleOf(root, media), null, 2);
    form.append(labelled(`${id}-body`, 'Body', area));
  } else if (type) {
    const properties = fieldsOf(root, media['schema']);
    const example = exampleOf(root, media);
    for (const [name, property] of Object.entries(properties)) {
      const isFile =
        JSON.stringify(property).includes('Picture') || follow(root, property).format === 'binary';
      const control = isFile
        ? make('input', { type: 'file' })
        : make('input', { value: asText(example[name] ?? '') });
      control.setAttribute('name', `part:${name}`);
      form.append(labelled(`${id}-part-${name}`, name, control));
    }
  }
  const output = make('pre', { tabindex: '0', hidden: '' });
  const state = make('p', { role: 'status' });
  const label = method === 'get' ? 'Send' : `Send, and change this site (${method.toUpperCase()})`;
  form.append(make('button', {}, label));
  details.append(form, state, output);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    state.textContent = 'Sending …';
    try {
      const { address, init } = requestOf(
        new FormData(/** @type {HTMLFormElement} */ (form)),
        path,
        method,
        type,
      );
      const response = await fetch(address, init);
      const text = await beginningOf(response);
      state.textContent = `${response.status} ${response.statusText} from ${address}`;
      output.textContent = shown(response, text);
    } catch (error) {
      state.textContent = 'Nothing was answered.';
      output.textContent = String(error);
    }
    output.hidden = false;
  });
}

/** @param {FormData} data @param {string} path @param {string} method @param {string | null} type */
function requestOf(data, path, method, type) {
  const query = new URLSearchParams();
  const form = new FormData();
  /** @type {Record<string, string>} */
  const headers = {};
  let address = path;
  for (const [key, value] of data) {
    const [place, name = ''] = key.split(':');
    if (place === 'part' && (typeof value === 'string' ? value !== '' : value.size > 0))
      form.append(name, value);
    if (typeof value !== 'string') continue;
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query' && value !== '') query.append(name, value);
    if (place === 'header' && value !== '') headers[name] = value;
  }
  if (type !== null && isJson(type)) headers['Content-Type'] = type;
  const body = type === null ? null : isJson(type) ? String(data.get('body')) : form;
  const search = query.size > 0 ? `?${query}` : '';
  return { address: address + search, init: { method: method.toUpperCase(), headers, body } };
}

/** @param {Response} response */
async function beginningOf(response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length <= MOST_SHOWN) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader?.cancel();
  return text;
}

/** @param {Response} response @param {string} text */
function shown(response, text) {
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const isWhole = text.length <= MOST_SHOWN;
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
  const body = isJson && isWhole ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return `${head}\n\n${isWhole ? body : `${text.slice(0, MOST_SHOWN)}\n… and more`}`;
}
