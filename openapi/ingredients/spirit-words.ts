/** What spirits are called, folded, as alternatives of a pattern. */
export const SPIRIT_WORDS =
  'gin|genever|vodka|rums?|cachaca|pisco|tequila|mezcal|bourbon|rye|whiske?y|scotch|brandy|cognac|armagnac|calvados|grappa|kirsch|aquavit|absinthe|pastis|arrack|rhum|eau de vie';
