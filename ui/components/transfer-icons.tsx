import { makeIcon } from './make-icon.tsx';

export const UploadIcon = /* @__PURE__ */ makeIcon('M12 16V4M7 9l5-5 5 5M4 16v4.5h16V16');
export const DownloadIcon = /* @__PURE__ */ makeIcon('M12 4v12m5-5-5 5-5-5M4 16v4.5h16V16');
