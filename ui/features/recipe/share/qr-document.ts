import { escapeHtml } from '#ui/lib/head/page-head.ts';
import type { PrintDocument } from '../print/print-document.ts';

interface PrintableCode {
  name: string;
  address: string;
  svg: string;
}

const STYLES = `
@page { size: letter; margin: 0.75in; }
body { margin: 0.75in; text-align: center; font: 14pt/1.4 Figtree, system-ui, sans-serif; color: #0f2a22; background: #fff; }
h1 { margin: 0 0 0.5em; font: 700 36pt/1.05 Bricolage, Figtree, system-ui, sans-serif; overflow-wrap: anywhere; }
svg { display: block; width: 4.5in; max-width: 100%; margin: 0 auto 0.5em; }
p { margin: 0; overflow-wrap: anywhere; }
@media print { body { margin: 0; } }`;

/** For a table: name, code and address. It holds no script. */
export function qrDocument({ name, address, svg }: PrintableCode): PrintDocument {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(name)}</title></head><body>`,
    `<h1>${escapeHtml(name)}</h1>${svg}<p>${escapeHtml(address)}</p></body></html>`,
  ].join('');
  return { html, css: STYLES };
}
