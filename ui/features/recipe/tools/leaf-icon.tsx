import { icon } from '#ui/components/icon.tsx';

export const LeafIcon = /* @__PURE__ */ icon(
  'M4 20C10 14 12 12.5 15 10m-9 8C2.5 10 8 3.5 20.5 3.5 20.5 15 15.5 21 6 18Z',
);
