import { ADMIN_REFERENCES, BEYOND, type ScreenReferences } from './admin-references.ts';

/** By the screen's place in the sidebar. */
export const SCREEN_REFERENCES: Readonly<Record<string, ScreenReferences>> = {
  ...ADMIN_REFERENCES,
  'Screens/Home': {
    spec: [
      'Hero: heading “Crafting our Signature Cocktails” and a button to /explore-collection.',
      '“Today’s Featured Cocktails”: a grid of up to 5 featured cocktails plus one active advert card. Loading placeholders while loading. Empty message telling the admin to mark cocktails as featured.',
      '“Explore by Category”: category cards sorted by name ascending, each with photo (or a default icon), name, count badge “{n} cocktails” and description. Empty message “No categories available yet.”',
    ],
    code: ['home/HomePage.tsx', 'home/Hero.tsx', 'home/FeaturedCocktails.tsx', 'home/CategoryShelf.tsx'],
  },
  'Screens/Categories': {
    spec: [
      'Without a parameter: the category grid with the same cards; empty state “No categories found”.',
      'With a parameter: heading “{category} Cocktails”, a “Back to Categories” link, a 3-column cocktail grid. An advert card is inserted after every 5th cocktail when there are 5 or more; when there are fewer than 5, one advert is placed at the end. Empty state “No cocktails found” with text that none of that category are available and an “Add New Cocktail” link to /admin.',
      'The page scrolls to the top on entry.',
    ],
    code: ['categories/CategoriesPage.tsx', 'categories/CategoryPage.tsx'],
  },
  'Screens/Category in pages': {
    spec: [
      `${BEYOND} a category of thousands of cocktails comes in pages, whose addresses can be linked to.`,
    ],
    code: ['categories/CategoryPage.tsx'],
  },
  'Screens/Collection': {
    spec: [
      'Title “Explore Our Collection”, subtitle “Discover our carefully curated cocktail recipes organized by category”. Scrolls to top on load; “Loading collection...” while loading.',
      'Categories sorted by name; each heading links to /categories/{name}; each cocktail under it links to /recipe/{id}; an empty category shows “No cocktails in this category”.',
      'A sticky “Featured” sidebar shows up to 4 active ads; clicking one opens its click link in a new tab; hover text is both tooltip and caption. With none: “No featured content available”.',
    ],
    code: ['collection/CollectionPage.tsx', 'collection/CollectionSection.tsx'],
  },
  'Screens/Collection filters': {
    spec: [`${BEYOND} a visitor narrows the collection by spirit, technique, glass and difficulty.`],
    code: [
      'collection/FilterBar.tsx',
      'collection/CollectionFilters.tsx',
      'collection/CollectionResults.tsx',
    ],
  },
  'Screens/Large collection': {
    spec: [`${BEYOND} a collection of thousands of cocktails is fetched and shown in parts.`],
    code: ['collection/LargeCollection.tsx'],
  },
  'Screens/Recipe': {
    spec: [
      'Scrolls to the top on entry; shows a loading spinner while loading. Missing or errored: “Cocktail Not Found”, text “The cocktail you’re looking for doesn’t exist or has been removed.”, and a “Go Back” button returning to the previous page.',
      'Body: description; optional Fun Fact callout; a grid of Category/Categories, Technique, Glassware, Spirits, Equipment Needed and Garnish, each only when present; a numbered Ingredients list; an Instructions list; an optional embedded “Preparation Video” when videoUrl exists.',
    ],
    code: [
      'recipe/RecipePage.tsx',
      'recipe/RecipeDetail.tsx',
      'recipe/RecipeHeader.tsx',
      'recipe/RecipeFacts.tsx',
    ],
  },
  'Screens/Recipe buttons and video': {
    spec: [
      'Header with image, name, difficulty badge with indicator (colour and star count), and three buttons: Print (Print Recipe on wide screens), Share (Share Recipe), Shop (Shop Now, opens the distillery’s external store in a new tab).',
      'The video address is converted to an embed address; the conversion rule is not shown.',
    ],
    code: ['recipe/RecipeDetail.tsx', 'recipe/PreparationVideo.tsx'],
  },
  'Screens/Recipe tools': {
    spec: [`${BEYOND} amounts for another number of drinks, in ounces or millilitres.`],
    code: [
      'recipe/tools/ServingControls.tsx',
      'recipe/tools/JugChoice.tsx',
      'recipe/tools/LineSwaps.tsx',
      'recipe/IngredientList.tsx',
    ],
  },
  'Screens/Recipe mixing mode': {
    spec: [`${BEYOND} the recipe at arm’s length, one step at a time with its amounts.`],
    code: ['recipe/mixing/MixingMode.tsx', 'recipe/mixing/MixingAction.tsx', 'recipe/mixing/MixingStep.tsx'],
  },
  'Screens/Recipe print': {
    spec: [
      'Print Recipe Options dialog: “Choose what to include in your printed recipe.” A “Fun Fact” checkbox (only if the recipe has a fun fact) and a “Cocktail Image” checkbox (only if it has an image), and a Print button.',
      'Printing opens a print document, waits for the image to load, then prints and closes it; the dialog closes afterwards. If the image is not included it prints immediately. If the image fails to load, it prints without it.',
    ],
    code: ['recipe/print/PrintAction.tsx', 'recipe/print/PrintRecipeDialog.tsx'],
  },
  'Screens/Recipe share': {
    spec: ['Share: uses sharing where available, otherwise copies the address.'],
    code: ['recipe/share/ShareAction.tsx', 'recipe/share/ShareDialog.tsx'],
  },
  'Screens/Search': {
    spec: [
      'Title “Search Cocktails”; text box “Search by name, ingredient, or category...”; a voice input button.',
      'Results list: image, name, description, difficulty badge, category badge; each links to /recipe/{id} and closes the overlay.',
      'Messages: “Searching...” while loading; “No cocktails found for "{term}"”; “Start typing to search for cocktails...” when the box is empty. Body scrolling is locked while it is open.',
    ],
    code: ['search/SearchOverlay.tsx', 'search/SearchResults.tsx'],
  },
  'Screens/Voice search': {
    spec: [
      'Voice recognition: idle, listening (shows “Listening...” and the interim transcript); ends on a final result, an error or a stop.',
      'Voice errors are shown as a destructive toast titled “Voice search error”.',
    ],
    code: ['search/SearchOverlay.tsx'],
  },
  'Screens/Tutorials': {
    spec: [
      'Title “Mixology Technique Tutorials”. One button per technique, taken from the cocktail types list but only for names with built-in tutorial content.',
      'Main card: title, difficulty badge, duration, description, and an animated current step showing an icon, “Step N of M”, the instruction and a progress bar. Buttons: “Start Tutorial” (becomes “Pause” while playing) and “Reset”. Side cards: “Equipment Needed”, “Pro Tips”, “Tutorial Steps”.',
      'Without content: “No tutorial available for this technique”.',
    ],
    code: [
      'tutorials/TutorialsPage.tsx',
      'tutorials/TutorialLesson.tsx',
      'tutorials/StepPlayer.tsx',
      'tutorials/LessonNotes.tsx',
    ],
  },
  'Screens/Sustainable guide': {
    spec: [
      'Title “Sustainable Ingredient Guide”. Three figures: average carbon reduction percent, number of swaps, and a fixed “100%” labelled “Better for Planet”. Filters: text search, category select, difficulty select.',
      'Clicking a card expands or collapses it; at most one is expanded.',
      'States: loading “Loading sustainable substitutions...”; error “Error loading sustainable substitutions. Please try again later.”; empty “No sustainable substitutions found matching your criteria.”',
    ],
    code: [
      'sustainable-guide/SustainableGuidePage.tsx',
      'sustainable-guide/Swaps.tsx',
      'sustainable-guide/SwapCard.tsx',
    ],
  },
  'Screens/About and Contact': {
    spec: [
      'A story about the distillery’s fellowship and the founder’s grandmother’s cooking, ending “Fill every glass with love and passion... Cheers!”.',
      'Cards: Email Us, Call Us, Visit Us, Events Calendar (“View Upcoming Events”), and a “Visit Our Main Website” button. A “Visit Our Distillery” section states “Must be 21+ to enter premises.”',
    ],
    code: ['information/AboutPage.tsx', 'information/ContactPage.tsx'],
  },
  'Screens/Not found': {
    spec: ['Titled “404 Page Not Found”, text “Did you forget to add the page to the router?”.'],
    code: ['not-found/NotFoundPage.tsx'],
  },
  'Screens/My bar': {
    spec: [`${BEYOND} a visitor ticks the bottles at home and sees what can be mixed with them.`],
    code: ['bar/BarPage.tsx', 'bar/BottleChooser.tsx', 'bar/ReadyDrinks.tsx', 'bar/NextBottles.tsx'],
  },
  'Screens/Offline': {
    spec: [`${BEYOND} without a network the site shows what was seen before, and says what it cannot show.`],
    code: ['offline/OfflinePage.tsx'],
  },
  'Screens/Saved recipes': {
    spec: [`${BEYOND} a visitor saves recipes in the browser, shops for them, and sends them in a link.`],
    code: ['saved/SavedPage.tsx', 'saved/LinkedRecipes.tsx', 'saved/ShoppingList.tsx'],
  },
  'Screens/House-made': {
    spec: [`${BEYOND} syrups and the like are recipes of their own, to which lines of recipes link.`],
    code: ['house-made/HouseMadePage.tsx', 'house-made/HouseIngredientPage.tsx'],
  },
  'Screens/Menu': {
    spec: [
      `${BEYOND} what is poured and for how much, on a page of its own that a code on the table leads to.`,
    ],
    code: ['menu/MenuPage.tsx', 'menu/PrintMenuDialog.tsx'],
  },
};
