import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const MODULE = join(ROOT, 'stories/copy/site-words.ts');
const READ =
  /^(?:aria-label|label|title|description|placeholder|alt|heading|hint|error|text|message|children)$/;
/** At least a word of letters; no class names, no addresses. */
const WORDS = /^[A-Z“‘"'0-9{][^_<>]*[a-z]/;

interface SiteWord {
  text: string;
  /** Such as `ui/features/home/Hero.tsx`. */
  file: string;
}

/** In their order; `{…}` is filled in. */
export function wordsIn(source: string, file: string): SiteWord[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    const text = textOf(node);
    if (text !== null && isRead(node.parent)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  const words = found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => WORDS.test(text));
  return [...new Set(words)].map((text) => ({ text, file }));
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

/** In a part of the page, or as one of its attributes or properties. */
function isRead(place: ts.Node): boolean {
  if (ts.isConditionalExpression(place) || ts.isParenthesizedExpression(place)) return isRead(place.parent);
  if (ts.isJsxExpression(place)) return ts.isJsxAttribute(place.parent) ? isRead(place.parent) : true;
  if (ts.isJsxAttribute(place) || ts.isPropertyAssignment(place)) return READ.test(place.name.getText());
  if (ts.isCallExpression(place)) return /^toast/.test(place.expression.getText());
  return false;
}

/** Fills stories/copy/site-words.ts while Storybook is built, so that the words are never out of date. */
export function siteWords(): Plugin {
  return {
    name: 'tasting-house:site-words',
    load(id) {
      if (id.split('?')[0] !== MODULE) return null;
      const files = readdirSync(join(ROOT, 'ui'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated|journeys/.test(name))
        .sort();
      const words = files.flatMap((name) =>
        wordsIn(readFileSync(join(ROOT, 'ui', name), 'utf8'), `ui/${name}`),
      );
      return `export const words = ${JSON.stringify(words)};`;
    },
  };
}
