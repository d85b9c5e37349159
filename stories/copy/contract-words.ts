import contract from '#openapi/generated/contract.json' with { type: 'json' };

export interface ContractWord {
  text: string;
  /** Where the contract has it. */
  place: string;
}

/** Every sentence of the contract that people read: messages of fields, sentences of rules, details of problems. */
export function contractWords(): ContractWord[] {
  const found = new Map<string, string>();
  const add = (text: unknown, place: string) => {
    if (typeof text === 'string' && text !== '' && !found.has(text)) found.set(text, place);
  };
  const visit = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      const place = path.filter((part) => !['properties', 'content', 'value'].includes(part)).slice(1, 4);
      if (name === 'x-sentence') add(value, `x-sentence: ${String((node as { const: string }).const)}`);
      if (name === 'x-message' || (name === 'detail' && path.includes('value')))
        add(value, place.join(' › '));
      if (name === 'message' && path.includes('errors')) add(value, place.join(' › '));
      visit(value, [...path, name]);
    }
  };
  visit(contract, []);
  return [...found].map(([text, place]) => ({ text, place }));
}
