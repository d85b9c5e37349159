import { makeIcon } from './make-icon.tsx';

// `@__PURE__` lets the build drop an unused icon. A module is loaded as a whole, so the icons of one feature
// are in its folder.
export const SearchIcon = /* @__PURE__ */ makeIcon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5',
);
export const SunIcon = /* @__PURE__ */ makeIcon(
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
);
export const MoonIcon = /* @__PURE__ */ makeIcon('M20 14.2A8.5 8.5 0 1 1 9.8 4a6.7 6.7 0 0 0 10.2 10.2Z');
export const MenuIcon = /* @__PURE__ */ makeIcon('M3 7h18M3 12h18M3 17h18');
export const CloseIcon = /* @__PURE__ */ makeIcon('m5.5 5.5 13 13m0-13-13 13');
export const MicIcon = /* @__PURE__ */ makeIcon(
  'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21m-3.5 0h7',
);
export const PrinterIcon = /* @__PURE__ */ makeIcon(
  'M7 8V3h10v5M7 17H3.5V8h17v9H17M7 13.5h10V21H7v-7.5ZM17 11h.5',
);
export const HeartIcon = /* @__PURE__ */ makeIcon(
  'M12 20.5C5 15.5 3 12 3 8.7a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.3-2 6.8-9 11.8Z',
);
export const ShareIcon = /* @__PURE__ */ makeIcon('M12 15V3M7.5 7 12 2.5 16.5 7M6 11H4.5v10h15V11H18');
export const ShopIcon = /* @__PURE__ */ makeIcon('M4.5 8h15l1 13h-17l1-13ZM8 11V7a4 4 0 0 1 8 0v4');
export const ArrowRightIcon = /* @__PURE__ */ makeIcon('M4 12h16m-6-6 6 6-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ makeIcon('M20 12H4m6-6-6 6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ makeIcon('m5 9 7 7 7-7');
export const PlusIcon = /* @__PURE__ */ makeIcon('M12 4v16M4 12h16');
export const CheckIcon = /* @__PURE__ */ makeIcon('m4.5 12.5 5 5 10-11');
export const WarningIcon = /* @__PURE__ */ makeIcon('M12 3.5 22 20.5H2L12 3.5Zm0 6.5v5m0 2.8v.2');
export const PlayIcon = /* @__PURE__ */ makeIcon('M6.5 4v16L20 12 6.5 4Z');
export const ExternalIcon = /* @__PURE__ */ makeIcon('M13.5 4H20v6.500M20 4l-9 9m7 .500V20H4V6h6.5');
export const GlassIcon = /* @__PURE__ */ makeIcon('M4 4h16l-8 9.500L4 4Zm8 9.500V20.500m-4.5 0h9M6.5 7h11');
