import { icon } from './icon.tsx';

export const ListIcon = /* @__PURE__ */ icon('M4 6h2m4 0h10M4 12h2m4 0h10M4 18h2m4 0h10');
