/** The panel's own colours: it belongs to the workbench, and never looks like a part of the site. */
export const PANEL_STYLE = `
  :host { position: absolute; inset: 0 0 auto; z-index: 1; font: 14px/1.5 system-ui, sans-serif; color-scheme: light; }
  details { background: #fff; color: #1c1c1c; border-bottom: 1px solid #8a8a8a; }
  summary { padding: 0.375rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
  .body { display: grid; gap: 0.5rem; padding: 0 1rem 0.75rem; }
  .tools { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; }
  label { display: grid; } select, button, input { font: inherit; padding: 0.25rem 0.5rem; min-height: 32px; max-width: 100%; }
  ul { list-style: none; margin: 0; padding: 0; max-height: 40vh; overflow: auto; border-block: 1px solid #c4c4c4; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, 13rem)); gap: 0.25rem 0.75rem; padding: 0.25rem; align-items: center; }
  li[hidden] { display: none; } li select { width: 100%; }
  li[data-chosen] { background: #fff3c4; } li span { overflow-wrap: anywhere; } small { display: block; color: #555; }
  @media (max-width: 40rem) { li { grid-template-columns: repeat(2, minmax(0, 1fr)); } li span { grid-column: 1 / -1; } }
`;
