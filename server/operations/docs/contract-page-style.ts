/** The look of the contract's page: the house's colours in both themes, as the visitor's system asks for. */
export const CONTRACT_PAGE_STYLE = `
:root { color-scheme: light dark; --page: light-dark(#f3f6f1, #081712); --raised: light-dark(#fff, #0f231c);
  --ink: light-dark(#0f2a22, #eaf3ec); --soft: light-dark(#4b6258, #9db5a8); --line: light-dark(#cfdad1, #203a30);
  --accent: light-dark(#0f5c46, #f3c52f); --bad: light-dark(#9c2f1b, #ff9d85); }
* { box-sizing: border-box; }
html { scroll-padding-top: 24px; }
main { overflow-wrap: anywhere; min-width: 0; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 17px/1.6 'Figtree Variable', Figtree, system-ui, sans-serif; }
.house { display: grid; grid-template-columns: 260px minmax(0, 1fr); gap: 48px; max-width: 1280px; margin: 0 auto;
  padding: 48px; }
h1, h2, h3 { font-family: 'Bricolage Grotesque Variable', system-ui, sans-serif; line-height: 1.05;
  letter-spacing: -0.02em; }
h1 { font-size: clamp(40px, 6vw, 72px); margin: 0 0 24px; }
h2 { font-size: 36px; margin: 72px 0 8px; text-transform: capitalize; }
h3 { font-size: 24px; margin: 0; }
h3 a { color: inherit; text-decoration: none; }
h4 { margin: 24px 0 8px; font-size: 15px; color: var(--soft); }
p { margin: 8px 0; max-width: 72ch; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
code, pre { font: 14px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow: auto; font-size: 15px; }
nav ul { list-style: none; margin: 0 0 16px; padding: 0; }
nav b a { color: var(--ink); text-transform: capitalize; }
nav a { display: block; padding: 2px 0; color: var(--soft); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
article { border-top: 1px solid var(--line); padding: 32px 0; }
.address { overflow-wrap: anywhere; }
.address b { color: var(--accent); font-size: 14px; margin-right: 6px; }
.address .delete { color: var(--bad); }
.must { font-size: 13px; color: var(--soft); border: 1px solid var(--line); border-radius: 3px; padding: 0 6px; }
.type, .limits, figcaption { color: var(--soft); font-size: 15px; }
.message { font-style: italic; }
.answer b { display: inline-block; min-width: 44px; font-variant-numeric: tabular-nums; }
.good { color: var(--accent); }
.bad { color: var(--bad); }
summary { cursor: pointer; padding: 4px 0; }
[hidden] { display: none !important; }
button { font: inherit; min-height: 32px; padding: 4px 12px; margin-top: 8px; border: 1px solid currentcolor;
  border-radius: 3px; background: var(--raised); color: var(--accent); cursor: pointer; }
label { display: block; margin-top: 8px; font-size: 15px; }
input, textarea { font: 16px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; width: 100%; max-width: 72ch;
  min-height: 32px; padding: 4px 8px; border: 1px solid var(--soft); border-radius: 3px; background: var(--raised);
  color: var(--ink); }
button:focus-visible, input:focus-visible, textarea:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
[role=search] { width: 100%; padding: 0 4px 16px; }
.wide { overflow-x: auto; overflow-wrap: break-word; }
table { border-collapse: collapse; width: 100%; font-size: 15px; }
th, td { text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line);
  font-weight: 400; }
th { min-width: 150px; }
td p:first-child { margin-top: 0; }
figure { margin: 8px 0 16px; }
pre { margin: 4px 0 0; padding: 16px; overflow: auto; max-height: 420px; background: var(--raised);
  border: 1px solid var(--line); border-radius: 3px; }
@media (max-width: 860px) { .house { display: block; padding: 20px; } nav { position: static; max-height: none; display: flex; flex-wrap: wrap; gap: 4px 16px; margin-bottom: 40px; }
  nav ul { display: none; } }
@media (max-width: 480px) { th { min-width: 0; } th, td { padding-right: 8px; } }
@media print { :root { color-scheme: light; } body { font-size: 11pt; } nav, button, .try { display: none; }
  .house { display: block; padding: 0; max-width: none; } h2 { break-before: page; margin-top: 0; }
  h3, h4 { break-after: avoid; } article { padding: 12pt 0; } tr, figure { break-inside: avoid; }
  pre { max-height: none; white-space: pre-wrap; } }
`;
