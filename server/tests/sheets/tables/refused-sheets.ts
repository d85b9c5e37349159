/** The import refuses these sheets. Each entry has a title, the sheet, and what the refusal says. */
export const REFUSED_SHEETS = [
  `a header of two rows, one name above all pairs of amount and ingredient
Cocktail,Ingredients,,,,Steps
,Amount,Ingredient,Amount,Ingredient,
Aster,30 ml,Gin,30 ml,Campari,Stir with ice. Strain.
Brine,60 ml,Rum,30 ml,Lime juice,Shake with ice. Strain.
---
Another table`,
  `a grid of cards with a gap between the lines and their labels
Daiquiri,,,Negroni,
2 oz,White rum,,1 oz,Gin
1 oz,Lime juice,,1 oz,Campari
¾ oz,Simple syrup,,1 oz,Sweet vermouth
,,,,
Method,Shake with ice. Strain into a coupe.,,Method,Stir with ice. Strain over a large cube.
Glass,Coupe,,Glass,Rocks
Garnish,Lime wheel,,Garnish,Orange peel
---
the template shows how`,
  `amounts and ingredients in turn below one name
Cocktail,Method,Ingredients
Daiquiri,Shake with ice. Strain into a coupe.,2 oz,White rum,1 oz,Lime juice,¾ oz,Simple syrup
Negroni,Stir with ice. Strain over a large cube.,1 oz,Gin,1 oz,Campari,1 oz,Sweet vermouth
---
more cells`,
  `a single recipe, labels in the first column
Name,Dusk
Ingredients,2 oz gin
,1 oz lime juice
Method,Shake with ice.
,Strain.
---
the template shows how`,
  `figures of a bar below columns of recipes
,Pier Light,Mill Race,Quay Wall
Glass,Coupe,Rocks,Highball
Gin (ml),60,,
Rum (ml),,60,45
Lime juice (ml),30,,30
Bitters (dash),,2,
Method,Shake,Stir,Build
GP %,80,79,82
---
Say which one it is`,
  `the orders of tables
Table,Item,Qty
4,Gin & Tonic,2
4,Negroni,1
4,Beer,3
7,Gin & Tonic,1
7,Cola,2
9,Negroni,2
9,Beer,1
---
Say which one it is`,
].map((all) => {
  const [title = '', ...rest] = all.split('\n');
  const [text = '', says = ''] = rest.join('\n').split('\n---\n');
  return { title, text, says };
});
