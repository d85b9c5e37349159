import type { StarterNote } from './types.ts';
import type { NoteFields } from '#openapi/generated/model/index.ts';
import { dayAfter } from '../day-after.ts';

/** Notes by the house that read well in any month; drinks by their ids. */
export const notes: readonly StarterNote[] = [
  {
    name: 'The pink one is not the sweet one',
    daysAgo: 0,
    cocktail: 'clover-club',
    image: null,
    story: [
      'Twice this week a guest pointed at a Clover Club across the room and asked for "whatever that is, but less sweet". We poured them the same drink, and both of them ordered a second.',
      'It looks like dessert and drinks like a gin sour. The raspberry is half an ounce, the lemon matches it, and a little dry vermouth keeps the fruit from taking over.',
      'What makes or breaks it is the foam. Shake it without ice first, longer than feels reasonable, then again with ice. If the foam holds a raspberry, you shook it enough.',
    ].join('\n\n'),
  },
  {
    name: 'Three bottles, and somebody always wants the fourth',
    daysAgo: 7,
    cocktail: 'boulevardier',
    image: null,
    story: [
      'The Boulevardier is what we pour for people who say that a Negroni is too sharp and an Old Fashioned is too plain. Bourbon, sweet vermouth, Campari: nothing else goes in, whatever the back bar suggests.',
      'We pour half as much bourbon again as of the others. With equal parts the Campari speaks first; this way it waits for the end of the sip.',
      'Keep the vermouth in the refrigerator, and write the day on its label when you open it. After six weeks, cook with it.',
    ].join('\n\n'),
  },
  {
    name: 'What we drink when we drive home',
    daysAgo: 14,
    cocktail: 'mulled-apple',
    image: null,
    story: [
      'Someone behind the bar always has the keys. For them there is a pan of Mulled Apple at the back of the stove, and by the end of the evening half of the guests have found it too.',
      'Take cloudy juice, since the clear kind turns thin when it is hot. The lemon goes in after the heat is off, because boiled lemon tastes of the peel and not of the fruit.',
      'It scales to a whole pan without any thought: the spices for four are not four times the spices, so add them by the stick and taste.',
    ].join('\n\n'),
  },
  {
    name: 'A late child of the tiki age',
    daysAgo: 21,
    cocktail: 'jungle-bird',
    image: null,
    story: [
      'Most of what is called tiki was written down in the 1940s. The Jungle Bird came thirty years later, from a hotel bar in Kuala Lumpur, and it is the one that people who like bitter drinks stay with.',
      'Pineapple juice foams when it is shaken hard, and that foam is half of the pleasure. Fresh juice foams best; from a carton, shake it five seconds longer.',
      'If Campari is new to you, start with half of it. You will be at the full measure by the third round.',
    ].join('\n\n'),
  },
];

/** With real dates; `today` is the day on which the catalogue is filled, yyyy-mm-dd in UTC. */
export function datedNotes(today: string): NoteFields[] {
  return notes.map(({ daysAgo, ...note }) => ({ ...note, date: dayAfter(today, -daysAgo) }));
}
