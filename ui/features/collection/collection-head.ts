export const TITLE = 'Explore Our Collection';
export const PATH = '/explore-collection';
export const SUBTITLE = 'Discover our carefully curated cocktail recipes organized by category';
