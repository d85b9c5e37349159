/** The window sends this event when the tab shows another page or state of this site without loading a document. */
export const PAGE_SHOWN = 'page-shown';
