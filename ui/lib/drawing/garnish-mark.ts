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
  color: string;
  count?: number;
}
