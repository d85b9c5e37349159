// @ts-check
// What /api/docs offers beyond reading: search, copying and trying an operation out.
// The page is whole without this file. It is served as it is, in development too, so that it needs no build.

/**
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {string} label @param {() => unknown} act */
function button(label, act) {
  const element = make('button', { type: 'button' }, label);
  element.addEventListener('click', act);
  return element;
}

for (const command of document.querySelectorAll('pre.shell')) {
  const text = (command.textContent ?? '').replaceAll('$SITE', location.origin);
  command.querySelector('code')?.replaceChildren(text);
  const copy = button('Copy', async () => {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    copy.textContent = copied ? 'Copied' : 'Select the text to copy it';
    setTimeout(() => (copy.textContent = 'Copy'), 2000);
  });
  command.after(copy);
}

/** Examples and answers are left out: nearly everything would match. */
const NAMING = 'h3, :scope > p, th';
const articles = [...document.querySelectorAll('article')].map((article) => ({
  article,
  link: document.querySelector(`nav a[href="#${article.id}"]`)?.closest('li'),
  words: [article, ...article.querySelectorAll(NAMING)]
    .map((part) => (part === article ? article.id : part.textContent))
    .join(' ')
    .toLowerCase(),
}));
const field = /** @type {HTMLInputElement} */ (
  make('input', { type: 'search', id: 'search', autocomplete: 'off' })
);
const found = make('p', { role: 'status' });

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { article, link, words: text } of articles) {
    const fits = words.every((word) => text.includes(word));
    article.hidden = !fits;
    if (link) link.hidden = !fits;
    if (fits) count += 1;
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('article:not([hidden])');
  for (const introduction of document.querySelectorAll('main > p')) {
    if (introduction instanceof HTMLElement) introduction.hidden = words.length > 0;
  }
  found.textContent = words.length === 0 ? '' : `${count} of ${articles.length} match`;
}

/** What a link leads to is shown, whatever is searched for. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[hidden]')) return;
  field.value = '';
  search();
  target.scrollIntoView();
}

field.addEventListener('input', search);
addEventListener('hashchange', showTarget);
document
  .querySelector('nav')
  ?.prepend(
    make('div', { role: 'search' }, make('label', { for: 'search' }, 'Search this page'), field, found),
  );

for (const command of document.querySelectorAll('pre.shell')) {
  const id = command.closest('article')?.id ?? '';
  const problem = make('p', { role: 'status' });
  const details = make('details', { class: 'try' }, make('summary', {}, 'Try it out'), problem);
  details.addEventListener('toggle', async () => {
    if (!details.matches('[open]') || details.querySelector('form')) return;
    try {
      const { buildForm } = await import('/contract-try-out.js');
      await buildForm(details, id);
      problem.textContent = '';
    } catch {
      problem.textContent = 'The contract cannot be read at the moment. Close and open this to try again.';
    }
  });
  (command.nextElementSibling ?? command).after(details);
}
showTarget();
