import { describe, expect, it } from 'vitest';
import { splitInstructions } from './split-instructions.ts';

describe('splitInstructions', () => {
  it.each([
    ['Shake with ice. Strain.', ['Shake with ice.', 'Strain.']],
    ['add rum. stir well!!! Enjoy', ['add rum.', 'stir well!!!', 'Enjoy']],
    [
      'Pour 2 oz. of gin, e.g. No. 3 or the S. Bastard mug. Stir.',
      ['Pour 2 oz. of gin, e.g. No. 3 or the S. Bastard mug.', 'Stir.'],
    ],
    ['Fill with ice.Shake well.', ['Fill with ice.', 'Shake well.']],
    [
      'Chill (in ice. Or snow.) and serve. (Do not shake. Ever.) Enjoy.',
      ['Chill (in ice. Or snow.) and serve.', '(Do not shake. Ever.)', 'Enjoy.'],
    ],
    ['Step 1: Stir. Step 2: Strain. Then serve.', ['Stir.', 'Strain.', 'Then serve.']],
    ['Serve 2. Pour over ice.', ['Serve 2.', 'Pour over ice.']],
    ['Shake; strain; serve', ['Shake', 'strain', 'serve']],
    ['Shake | strain', ['Shake', 'strain']],
    ['Stir.\nNotes: Cold; sweet.', ['Stir.', 'Notes: Cold; sweet.']],
    ['["Stir. Well.","Pour."]', ['Stir. Well.', 'Pour.']],
    [
      '1. Shake with ice.\n2. Strain. Serve.\n4. Garnish',
      ['Shake with ice.', 'Strain.', 'Serve.', 'Garnish'],
    ],
    ['1.\nShake.\n2.\nStrain.', ['Shake.', 'Strain.']],
    ['1) Shake 2) strain 4) serve', ['Shake', 'strain', 'serve']],
    ['① Shake ② strain', ['Shake', 'strain']],
    ['- Shake\n- Strain\n', ['Shake', 'Strain']],
    ['• Shake • Strain', ['Shake', 'Strain']],
    ["['1. Shake.', '2. Strain.']", ['Shake.', 'Strain.']],
    ['Shake → strain → serve', ['Shake', 'strain', 'serve']],
    ['材料を入れる。よく振る。', ['材料を入れる。', 'よく振る。']],
    ['<p>Shake.</p><p>Strain.</p>', ['Shake.', 'Strain.']],
    ['N/A', []],
    ['', []],
  ])('makes steps of %j', (cell, steps) => {
    expect(splitInstructions(cell)).toEqual(steps);
  });
});
