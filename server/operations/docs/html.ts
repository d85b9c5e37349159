export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | Part[] | null;

/** Escapes values that are no markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.map((text, at) => text + (at < parts.length ? render(parts[at] ?? null) : '')).join(''),
  );
}

export function prose(text: string | undefined): Html {
  const paragraphs = (text ?? '').trim().split(/\n{2,}/);
  const marked = paragraphs.filter(Boolean).map((paragraph) =>
    escapeMarkup(paragraph)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  );
  return new Html(marked.map((paragraph) => `<p>${paragraph}</p>`).join(''));
}

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(render).join('') : escapeMarkup(String(part));
}

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
