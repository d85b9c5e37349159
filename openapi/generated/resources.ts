// Generated from openapi.yaml. Do not edit.

/** Each simple resource, by its path segment, says what one item is called, its body, and what makes it the same as another. */
export const resources = {
  "categories": {"label":"category","body":"CategoryFields","identity":["name"],"references":[],"operations":{"list":"listCategories","get":"getCategory","create":"createCategory","update":"updateCategory","patch":"patchCategory","remove":"deleteCategory"}},
  "spirits": {"label":"spirit","body":"SpiritFields","identity":["name"],"references":[],"operations":{"list":"listSpirits","get":"getSpirit","create":"createSpirit","update":"updateSpirit","patch":"patchSpirit","remove":"deleteSpirit"}},
  "glassware": {"label":"glass","body":"GlasswareFields","identity":["name"],"references":[],"operations":{"list":"listGlassware","get":"getGlassware","create":"createGlassware","update":"updateGlassware","patch":"patchGlassware","remove":"deleteGlassware"}},
  "garnish": {"label":"garnish","body":"GarnishFields","identity":["name"],"references":[],"operations":{"list":"listGarnishes","get":"getGarnish","create":"createGarnish","update":"updateGarnish","patch":"patchGarnish","remove":"deleteGarnish"}},
  "equipment": {"label":"piece of equipment","body":"EquipmentFields","identity":["name"],"references":[],"operations":{"list":"listEquipment","get":"getEquipment","create":"createEquipment","update":"updateEquipment","patch":"patchEquipment","remove":"deleteEquipment"}},
  "cocktail-types": {"label":"technique","body":"CocktailTypeFields","identity":["name"],"references":[],"operations":{"list":"listCocktailTypes","get":"getCocktailType","create":"createCocktailType","update":"updateCocktailType","patch":"patchCocktailType","remove":"deleteCocktailType"}},
  "myads": {"label":"advert","body":"MyAdFields","identity":["name"],"references":[],"operations":{"list":"listMyAds","get":"getMyAd","create":"createMyAd","update":"updateMyAd","patch":"patchMyAd","remove":"deleteMyAd"}},
  "house-ingredients": {"label":"house ingredient","body":"HouseIngredientFields","identity":["name"],"references":[],"operations":{"list":"listHouseIngredients","get":"getHouseIngredient","create":"createHouseIngredient","update":"updateHouseIngredient","patch":"patchHouseIngredient","remove":"deleteHouseIngredient"}},
  "menus": {"label":"menu","body":"MenuFields","identity":["name"],"references":[{"field":"sections/drinks/cocktail","resource":"cocktails","answers":"id","many":false,"isWholeEntry":true}],"operations":{"list":"listMenus","get":"getMenu","create":"createMenu","update":"updateMenu","patch":"patchMenu","remove":"deleteMenu"}},
  "sustainable-substitutions": {"label":"sustainable substitution","body":"SustainableSubstitutionFields","identity":["originalIngredient","sustainableAlternative"],"references":[],"operations":{"list":"listSustainableSubstitutions","get":"getSustainableSubstitution","create":"createSustainableSubstitution","update":"updateSustainableSubstitution","patch":"patchSustainableSubstitution","remove":"deleteSustainableSubstitution"}},
} as const;

/** Here are the simple resources too, beside those whose items may come as a form with a picture. */
export const allResources = {
  ...resources,
  "cocktails": {"label":"cocktail","body":"CocktailFields","identity":["name"],"references":[{"field":"category","resource":"categories","answers":"name","many":true},{"field":"type","resource":"cocktail-types","answers":"name","many":false},{"field":"spirits","resource":"spirits","answers":"id","many":true},{"field":"glassware","resource":"glassware","answers":"id","many":false},{"field":"equipment","resource":"equipment","answers":"name","many":true},{"field":"garnish","resource":"garnish","answers":"id","many":true}],"operations":{"list":"listCocktails","get":"getCocktail","create":"createCocktail","update":"updateCocktail","patch":"patchCocktail","remove":"deleteCocktail"}},
} as const;
