import type { Shape } from './list-shapes.ts';
import { writtenShapes } from './written-shapes.ts';

/** Sheets whose names alone say too little, or too much: what their cells are decides. */
export const EVIDENCE_SHAPES: readonly Shape[] = writtenShapes(`
# two columns called after the recipe: one names it, one says how it is made
Nombre del trago,Ingrediente 1,Medida 1 (ml),Ingrediente 2,Medida 2 (ml),Copa,Receta
El Faro,Ron blanco,60,Zumo de lima,25,Coupe,Agitar con hielo y colar en copa fría
La Vega,Pisco,50,Mosto de uva,40,Vaso corto,Remover con hielo y servir sin adornos
Sol y Sal,Mezcal,45,Zumo de naranja,60,Collins,Servir en el vaso con hielo y remover
= El Faro: 60 ml Ron blanco | 25 ml Zumo de lima > Agitar con hielo y colar en copa fría
= La Vega: 50 ml Pisco | 40 ml Mosto de uva > Remover con hielo y servir sin adornos
= Sol y Sal: 45 ml Mezcal | 60 ml Zumo de naranja > Servir en el vaso con hielo y remover

# two columns called after the making: one holds measured lines with dashes, one the steps
Title,Method,Steps,Glass
Salt Wharf,"- 50 ml rye
- 20 ml lemon juice
- 1 egg white","Dry shake
Shake with ice
Strain",Coupe
Mill Race,"- 40 ml gin
- 15 ml elderflower cordial
- 90 ml tonic",Build over ice,Collins
= Salt Wharf: 50 ml rye | 20 ml lemon juice | 1 egg white > Dry shake | Shake with ice | Strain
= Mill Race: 40 ml gin | 15 ml elderflower cordial | 90 ml tonic > Build over ice

# measured lines below the only column that is called after the making
Title,Build,Glass
Salt Wharf,"50 ml rye, 20 ml lemon juice, 10 ml honey",Coupe
Mill Race,"40 ml gin, 15 ml elderflower cordial, 90 ml tonic",Collins
= Salt Wharf: 50 ml rye | 20 ml lemon juice | 10 ml honey
= Mill Race: 40 ml gin | 15 ml elderflower cordial | 90 ml tonic

# two columns called after the ingredients: one holds the steps
Cocktail,Ingredients,Spec
Salt Wharf,"50 ml rye, 20 ml lemon juice, 10 ml honey",Shake it hard with ice and strain into a coupe
Mill Race,"40 ml gin, 15 ml elderflower cordial, 90 ml tonic",Build it over ice and stir it once or twice
= Salt Wharf: 50 ml rye | 20 ml lemon juice | 10 ml honey > Shake it hard with ice and strain into a coupe
= Mill Race: 40 ml gin | 15 ml elderflower cordial | 90 ml tonic > Build it over ice and stir it once or twice
`);
