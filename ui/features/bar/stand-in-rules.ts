export { swapsForLine } from '#openapi/ingredients/swaps-for-line.ts';
