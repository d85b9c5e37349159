import { makeIcon } from '#ui/components/make-icon.tsx';

export const MailIcon = /* @__PURE__ */ makeIcon('M3 5.5h18v13H3v-13Zm0 1 9 7 9-7');
export const PhoneIcon = /* @__PURE__ */ makeIcon(
  'M8.5 3.5H5a1.5 1.5 0 0 0-1.5 1.6C4 13.6 10.4 20 18.9 20.500a1.5 1.5 0 0 0 1.6-1.500v-3.500l-4.5-1.5-1.8 2.200a13 13 0 0 1-6.4-6.400L10 8l-1.5-4.500Z',
);
export const MapIcon = /* @__PURE__ */ makeIcon(
  'M12 21.500s7-6.5 7-11.500a7 7 0 0 0-14 0c0 5 7 11.5 7 11.500Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const CalendarIcon = /* @__PURE__ */ makeIcon('M3.5 5.500h17v15h-17v-15Zm0 5h17M8 3v4m8-4v4');
