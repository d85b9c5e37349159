import contract from '../generated/contract.json' with { type: 'json' };

const { '200': found } = contract.paths['/api/cocktails/search/{term}'].get.responses;

/** How many cocktails a search answers with at most, as the contract has it. */
export const MOST_FOUND: number = found.content['application/json'].schema.maxItems;
