import { makeIcon } from '#ui/components/make-icon.tsx';

export const UploadIcon = /* @__PURE__ */ makeIcon('M12 16V4M7 9l5-5 5 5M4 16v4.5h16V16');
export const DownloadIcon = /* @__PURE__ */ makeIcon('M12 4v12m5-5-5 5-5-5M4 16v4.5h16V16');
export const VisitIcon = /* @__PURE__ */ makeIcon('M13 4h7v7m0-7-9 9M18 14v6H4V6h6');
export const PencilIcon = /* @__PURE__ */ makeIcon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20Z');
export const TrashIcon = /* @__PURE__ */ makeIcon(
  'M3.5 6.5h17M9 6V3h6v3M5.5 6.5 6.5 21h11l1-14.5M10 10.5v6m4-6v6',
);
export const HistoryIcon = /* @__PURE__ */ makeIcon('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3.5v5h5M12 8v4.500l3 2');
