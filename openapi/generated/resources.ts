// Generated from openapi.yaml. Do not edit.

/** The simple resources by their path segment: what one item is called, its body, what makes it the same as another. */
export const resources = {
  "categories": {"label":"category","body":"CategoryFields","identity":["name"],"operations":{"list":"listCategories","get":"getCategory","create":"createCategory","update":"updateCategory","remove":"deleteCategory"}},
  "spirits": {"label":"spirit","body":"SpiritFields","identity":["name"],"operations":{"list":"listSpirits","get":"getSpirit","create":"createSpirit","update":"updateSpirit","remove":"deleteSpirit"}},
  "glassware": {"label":"glass","body":"GlasswareFields","identity":["name"],"operations":{"list":"listGlassware","get":"getGlassware","create":"createGlassware","update":"updateGlassware","remove":"deleteGlassware"}},
  "garnish": {"label":"garnish","body":"GarnishFields","identity":["name"],"operations":{"list":"listGarnishes","get":"getGarnish","create":"createGarnish","update":"updateGarnish","remove":"deleteGarnish"}},
  "equipment": {"label":"piece of equipment","body":"EquipmentFields","identity":["name"],"operations":{"list":"listEquipment","get":"getEquipment","create":"createEquipment","update":"updateEquipment","remove":"deleteEquipment"}},
  "cocktail-types": {"label":"technique","body":"CocktailTypeFields","identity":["name"],"operations":{"list":"listCocktailTypes","get":"getCocktailType","create":"createCocktailType","update":"updateCocktailType","remove":"deleteCocktailType"}},
  "myads": {"label":"advert","body":"MyAdFields","identity":["name"],"operations":{"list":"listMyAds","get":"getMyAd","create":"createMyAd","update":"updateMyAd","remove":"deleteMyAd"}},
  "sustainable-substitutions": {"label":"sustainable substitution","body":"SustainableSubstitutionFields","identity":["originalIngredient","sustainableAlternative"],"operations":{"list":"listSustainableSubstitutions","get":"getSustainableSubstitution","create":"createSustainableSubstitution","update":"updateSustainableSubstitution","remove":"deleteSustainableSubstitution"}},
} as const;
