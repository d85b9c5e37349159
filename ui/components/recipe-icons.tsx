import { icon } from './icon.tsx';

// Icons of a recipe's page alone, so that no other page loads them.
export const PrinterIcon = /* @__PURE__ */ icon(
  'M7 8V3h10v5M7 17H3.5V8h17v9H17M7 13.5h10V21H7v-7.5ZM17 11h.5',
);
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3M7.5 7 12 2.5 16.5 7M6 11H4.5v10h15V11H18');
export const ShopIcon = /* @__PURE__ */ icon('M4.5 8h15l1 13h-17l1-13ZM8 11V7a4 4 0 0 1 8 0v4');
export const PlusIcon = /* @__PURE__ */ icon('M12 4v16M4 12h16');
export const LeafIcon = /* @__PURE__ */ icon(
  'M4 20C10 14 12 12.5 15 10m-9 8C2.5 10 8 3.5 20.5 3.5 20.5 15 15.5 21 6 18Z',
);
