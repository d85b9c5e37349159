/** How people refuse a thing that is called X. */
export const REFUSALS = [
  ...['no X', 'not X', 'non-X', 'zero X', 'without X', 'w/o X', 'minus X', 'hold the X', 'instead of X'],
  ...[
    'allergic to X',
    'X allergy',
    'X free',
    'X-free',
    "I don't want anything with X",
    'avoid X',
    'skip the X',
  ],
  ...['leave X out', 'X makes me ill', 'not made with X', 'something long, no X please', 'no quux, no X'],
];
