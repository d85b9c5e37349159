/** So many categories, the first by name, have a drawing on the server's one picture of them. */
export const DRAWN_CATEGORIES = 48;
