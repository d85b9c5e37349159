import { makeIcon } from '#ui/components/make-icon.tsx';

export const PauseIcon = /* @__PURE__ */ makeIcon('M8 4.5v15m8-15v15');
export const ResetIcon = /* @__PURE__ */ makeIcon('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3.5v5h5');
export const ClockIcon = /* @__PURE__ */ makeIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.500l3.5 2');
