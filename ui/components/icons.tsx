import { icon } from './icon.tsx';

// Icons of the frame around every page, and of parts that several pages show. Each is marked pure, so that unused ones go.
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5',
);
export const SunIcon = /* @__PURE__ */ icon(
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
);
export const MoonIcon = /* @__PURE__ */ icon('M20 14.2A8.5 8.5 0 1 1 9.8 4a6.7 6.7 0 0 0 10.2 10.2Z');
export const MenuIcon = /* @__PURE__ */ icon('M3 7h18M3 12h18M3 17h18');
export const CloseIcon = /* @__PURE__ */ icon('m5.5 5.5 13 13m0-13-13 13');
export const MicIcon = /* @__PURE__ */ icon(
  'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21m-3.5 0h7',
);
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h16m-6-6 6 6-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ icon('M20 12H4m6-6-6 6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ icon('m5 9 7 7 7-7');
export const PlayIcon = /* @__PURE__ */ icon('M6.5 4v16L20 12 6.5 4Z');
export const WarningIcon = /* @__PURE__ */ icon('M12 3.5 22 20.5H2L12 3.5Zm0 6.5v5m0 2.8v.2');
export const GlassIcon = /* @__PURE__ */ icon('M4 4h16l-8 9.500L4 4Zm8 9.500V20.500m-4.5 0h9M6.5 7h11');
export const ExternalIcon = /* @__PURE__ */ icon('M13.5 4H20v6.500M20 4l-9 9m7 .500V20H4V6h6.5');
