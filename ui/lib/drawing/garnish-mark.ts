/** Where a bartender puts it: coating the rim, hung on the rim, standing in the drink, on a pick, lying on top, in the liquid. */
type GarnishPlace = 'coat' | 'rim' | 'stand' | 'pick' | 'top' | 'in';

type GarnishKind =
  | 'twist'
  | 'wheel'
  | 'slice'
  | 'wedge'
  | 'shell'
  | 'pineapple'
  | 'frond'
  | 'cherry'
  | 'olive'
  | 'onion'
  | 'berry'
  | 'strawberry'
  | 'ginger'
  | 'mint'
  | 'basil'
  | 'herb'
  | 'celery'
  | 'ribbon'
  | 'cucumber'
  | 'cinnamon'
  | 'anise'
  | 'beans'
  | 'dust'
  | 'drops'
  | 'flower'
  | 'fruit'
  | 'chili'
  | 'umbrella'
  | 'straw'
  | 'pieces'
  | 'leaves'
  | 'sugarcube'
  | 'coat';

export interface GarnishMark {
  kind: GarnishKind;
  place: GarnishPlace;
  /** Main colour, '#rrggbb': the fruit's, the petal's, the salt's. */
  color: string;
  /** How many hang together on one pick; 1 when absent. */
  count?: number;
}
