import type { HeaderWords } from '../field-words.ts';

export const ENGLISH: HeaderWords = {
  name: 'cocktail, cocktails, cocktail name, cocktail names, drink names, name of cocktail, drink, drinks, drink name, name of drink, title, recipe, recipe name, recipe title, beverage, cocktail title',
  category:
    'categories, drink category, family, cocktail family, kind, group, style, class, cocktail category, course, drink type, tag, tags, section',
  description:
    'desc, about, summary, intro, introduction, story, tagline, text, overview, short description, tasting notes, flavour, flavor, flavor profile',
  funFact: 'fun facts, fact, facts, trivia, history, did you know, origin story',
  ingredients:
    'ingredient, ing, ingr, ings, ingredient list, ingredients list, list of ingredients, recipe ingredients, recipe ingredient, spec, specs, specification, ingredient name, ingredients name, ingredient names, item, what you need, you need, what you will need, youll need, components, composition, contents, content, mix',
  instructions:
    'instruction, method, methods, directions, direction, preparation, prep, preparation method, steps, step, procedure, how, how to, how to make, how to make it, how to prepare, how do you make it, how is it made, recipe instructions, instructions en, what to do, making, preparation steps, method of preparation, mixing instructions, recipe steps, process, build',
  difficulty: 'level, difficulty level, skill, skill level, ease, complexity',
  videoUrl: 'video, video link, youtube, youtube url, youtube link, preparation video',
  image:
    'image url, images, image link, image address, img, img link, img url, imgs, photo, photos, photo url, picture, pictures, picture url, pic, pic url, thumb, thumbnail, thumbnail url, drink thumb, drink thumbnail, cocktail image',
  type: 'technique, techniques, cocktail type, mixing technique, mixing method, preparation technique, shaken or stirred',
  spirits:
    'spirit, base spirit, base spirits, main spirit, base, liquor, liquors, main alcohol, base liquor, primary spirit, base alcohol',
  glassware:
    'glass, glasses, glass type, type of glass, glass ware, serving glass, served in, standard drinkware, drinkware, serving vessel, vessel, serve in, stemware',
  equipment: 'tools, tool, barware, equipment needed, utensils, bar tools, gear',
  garnish: 'garnishes, standard garnish, decoration, decorations, garnish with, garniture, finish',
  featured: 'is featured, feature, highlight, favorite, favourite',
  amount:
    'amount, amounts, amt, ml, cl, oz, measure, measures, measurement, measurements, quantity, quantities, qty, ingredient measure, ingredient measures, ingredient amount, ingredient amounts, ingredient quantity, ingredient measurements, proportion, proportions, parts, ratio, ratios, volume, dose',
  unit: 'unit, units, unit of measure, uom, measure unit',
};
