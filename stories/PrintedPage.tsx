import type { PrintDocument } from '#ui/lib/print/print-in-window.ts';

/** A letter page at 96 pixels an inch. */
const WIDTH_PX = 816;
const HEIGHT_PX = 1056;

/** A printed document on its paper, as the print window shows it. */
export function PrintedPage({ title, document: { html, css } }: { title: string; document: PrintDocument }) {
  // The site's policy forbids a style element, so its print window sets the styles by script. Storybook has no such policy.
  const page = html.replace('</head>', `<style>${css}</style></head>`);
  return (
    <div className="min-h-dvh overflow-x-auto bg-ink/10 p-4">
      <iframe title={title} srcDoc={page} width={WIDTH_PX} height={HEIGHT_PX} className="mx-auto bg-white" />
    </div>
  );
}
