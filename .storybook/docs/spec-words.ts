/** What the specification says of a screen, by its place in the sidebar. */
export const SPEC_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Screens/Home': [
    'Today’s Featured Cocktails: a grid of up to 5 featured cocktails plus one active advert card. Loading placeholders while loading. Empty message telling the admin to mark cocktails as featured.',
    'Explore by Category: category cards sorted by name ascending, each with photo (or a default icon), name, count badge “{n} cocktails” and description. Empty message “No categories available yet.”',
  ],
  'Screens/Categories': [
    'Without a parameter: the category grid with the same cards; empty state “No categories found”.',
    'With a parameter: heading “{category} Cocktails”, a “Back to Categories” link, a 3-column cocktail grid. An advert card is inserted after every 5th cocktail when there are 5 or more; when there are fewer than 5, one advert is placed at the end.',
  ],
  'Screens/Collection': [
    'Categories sorted by name; each heading links to /categories/{name}; each cocktail under it links to /recipe/{id}; an empty category shows “No cocktails in this category”.',
    'A sticky “Featured” sidebar shows up to 4 active ads; with none: “No featured content available”.',
  ],
  'Screens/Recipe': [
    'Scrolls to the top on entry; shows a loading spinner while loading. Missing or errored: “Cocktail Not Found” and a “Go Back” button returning to the previous page.',
    'Header with image, name, difficulty badge with indicator (colour and star count), and three buttons: Print, Share, Shop. Body: description; optional Fun Fact; a grid of facts, each only when present; a numbered Ingredients list; an Instructions list; an optional “Preparation Video”.',
  ],
  'Screens/Recipe print': [
    'Print Recipe Options dialog: a “Fun Fact” checkbox (only if the recipe has a fun fact) and a “Cocktail Image” checkbox (only if it has an image), and a Print button.',
  ],
  'Screens/Recipe share': ['Share: uses sharing where available, otherwise copies the address.'],
  'Screens/Search': [
    'Results list: image, name, description, difficulty badge, category badge; each links to /recipe/{id} and closes the overlay. “Searching...” while loading; “No cocktails found for "{term}"”; “Start typing to search for cocktails...” when the box is empty. Body scrolling is locked while it is open.',
  ],
  'Screens/Voice search': [
    'Voice recognition: idle, listening (shows “Listening...” and the interim transcript); ends on a final result, an error or a stop.',
  ],
  'Screens/Tutorials': [
    'Main card: title, difficulty badge, duration, description, and an animated current step showing an icon, “Step N of M”, the instruction and a progress bar. “Start Tutorial” (becomes “Pause” while playing) and “Reset”. Without content: “No tutorial available for this technique”.',
  ],
  'Screens/Sustainable guide': [
    'Three figures: average carbon reduction percent, number of swaps, and a fixed “100%” labelled “Better for Planet”. Filters: text search, category, difficulty. Clicking a card expands or collapses it; at most one is expanded.',
  ],
  'Screens/About and Contact': [
    'Contact cards: Email Us, Call Us, Visit Us, Events Calendar, and a “Visit Our Main Website” button. “Must be 21+ to enter premises.”',
  ],
  'Screens/Not found': ['Titled “404 Page Not Found”, text “Did you forget to add the page to the router?”.'],
  'Admin/Login': [
    'Before login: “Admin Access”, one password field, a Login button (“Logging in...” while pending). A reload logs out.',
  ],
  'Admin/Cocktails': [
    'Name filter, category filter, featured toggle per row, “Clear Form” button, export and import. No match: “No cocktails match your current filters.”',
  ],
  'Admin/Resources': [
    'Each tab: a form on the left, a list on the right with edit and delete buttons. Empty-list messages look like “No categories found. Add your first category above.” The equipment list scrolls at a maximum height of 600px.',
  ],
  'Admin/Import': [
    'Import without a file: “No file selected” / “Please select a CSV or Excel file to import”. Accepted files: .csv, .xlsx, .xls. File import has an “Importing...” state.',
  ],
};
