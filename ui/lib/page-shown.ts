/** The window's event when the tab shows another page of this site, or another state of it, without another document. */
export const PAGE_SHOWN = 'page-shown';
