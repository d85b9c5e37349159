export { variationOf } from '#openapi/ingredients/variation.ts';
