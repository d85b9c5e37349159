import type { StarterAdvert } from './types.ts';
import type { MyAdInput } from '#openapi/generated/model.ts';
import { dayAfter } from '#openapi/dates/days.ts';

/** The adverts show the distillery's products and events. Days count from the first filling of the site. */
export const adverts: readonly StarterAdvert[] = [
  {
    name: 'Copper Pot London Dry',
    description: 'Nine botanicals, one small still. Our house gin, shipped on Fridays.',
    imageUrl: '/adverts/copper-pot-london-dry.svg',
    startsInDays: -30,
    endsInDays: 335,
    onclickLink: 'https://shop.alderandstill.example/gin/copper-pot-london-dry',
    hoverText: 'See our house gin in the store',
  },
  {
    name: 'Saturday Still Tour',
    description: 'An hour with the distiller, from grain to glass, and three pours at the end. 21+ only.',
    imageUrl: '/adverts/saturday-still-tour.svg',
    startsInDays: -14,
    endsInDays: 180,
    onclickLink: 'https://visit.alderandstill.example/still-tour',
    hoverText: 'Book a place on the Saturday tour',
  },
  {
    name: 'Negroni Hour',
    description:
      'Weekdays from five to six in the tasting room: one classic, three vermouths to choose from.',
    imageUrl: '/adverts/negroni-hour.svg',
    startsInDays: -7,
    endsInDays: 120,
    onclickLink: 'https://visit.alderandstill.example/negroni-hour',
    hoverText: 'When we pour Negroni Hour',
  },
  {
    name: 'Valley Orange Bitters',
    description: 'Peel, gentian and a year of patience in a four-ounce dasher bottle.',
    imageUrl: '/adverts/valley-orange-bitters.svg',
    startsInDays: -3,
    endsInDays: 270,
    onclickLink: 'https://shop.alderandstill.example/bitters/valley-orange',
    hoverText: 'See the bitters in the store',
  },
  {
    name: 'Harvest Garden Supper',
    description: 'One long table under the alders, five courses and a drink with each.',
    imageUrl: '/adverts/harvest-garden-supper.svg',
    startsInDays: -75,
    endsInDays: -15,
    onclickLink: 'https://visit.alderandstill.example/garden-supper',
    hoverText: 'About the garden supper',
  },
  {
    name: 'First Barrel Old Tom',
    description:
      'Our Old Tom gin, rested for a season in one oak barrel. Three hundred bottles, numbered by hand.',
    imageUrl: '/adverts/first-barrel-old-tom.svg',
    startsInDays: 21,
    endsInDays: 200,
    onclickLink: 'https://shop.alderandstill.example/gin/first-barrel-old-tom',
    hoverText: 'See the release of First Barrel Old Tom',
  },
];

/** @param today The day on which the catalogue is filled, yyyy-mm-dd in UTC. */
export function datedAdverts(today: string): MyAdInput[] {
  return adverts.map(({ startsInDays, endsInDays, ...advert }) => ({
    ...advert,
    startDate: dayAfter(today, startsInDays),
    endDate: dayAfter(today, endsInDays),
  }));
}
