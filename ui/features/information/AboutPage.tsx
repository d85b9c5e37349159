import { useGetSite } from '#ui/api/generated/site/site.ts';
import { PageHeading } from '#ui/components/PageHeading.tsx';
import { Plate } from '#ui/components/Plate.tsx';
import { Prose } from '#ui/components/Prose.tsx';
import { usePageHead } from '#ui/hooks/usePageHead.ts';
import { aboutHead } from './information-head.ts';
import { PotStill } from './PotStill.tsx';

export function AboutPage() {
  const site = useGetSite();
  const house = site.data?.name ?? 'our tasting house';
  usePageHead(aboutHead(), site.data?.name);
  return (
    <>
      <PageHeading title="About" lead={`How a kitchen table became ${house}.`} />
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-[5fr_6fr] lg:gap-x-20">
        <Plate className="aspect-[5/4] md:sticky md:top-8 md:aspect-[4/5] md:self-start">
          <PotStill className="absolute inset-0 m-auto size-[84%]" />
        </Plate>
        <div>
          <Prose>
            <p>
              Our founder learned to taste before she learned to read. Her grandmother cooked for whoever came
              through the door, and people came: neighbors, cousins, the man who fixed the mill. There was one
              long table and one rule. Nobody ate alone, and nobody left before the pot was empty.
            </p>
            <p>
              She kept no recipes. She rubbed a leaf between her fingers, smelled it, and knew whether the
              stew wanted it today. Lemon peel dried on a string above the stove, juniper sat in a jar beside
              the bay, and at the end of a long evening she poured something small that she had made herself
              and would not name.
            </p>
            <h2>The fellowship</h2>
            <p>
              Years later, when the table had gone quiet, five of the people who used to sit around it bought
              a secondhand copper still together. A baker, a plumber, two farmers and a granddaughter: none of
              them a distiller, all of them missing the same kitchen. They called themselves the fellowship as
              a joke. Then they signed the lease with it.
            </p>
            <p>
              The first gin was made from what had hung over that stove. It took eleven tries. The twelfth
              tasted like walking in from the cold, and they knew that it was done because nobody said a word.
            </p>
            <h2>The tasting house</h2>
            <p>
              The fellowship is bigger now. It is whoever grinds the grain, fills the bottles, shakes the
              drinks, and whoever pulls up a chair. We still smell the leaf before it goes in. We still write
              our recipes down only because you asked for them, and we still think that a drink is a way of
              cooking for someone.
            </p>
            <p>
              So take what is on these pages home with you. Measure honestly, taste as you go, and set out one
              more glass than you think you need.
            </p>
            <p className="heading text-section leading-[1.15]!">
              Fill every glass with love and passion... Cheers!
            </p>
          </Prose>
        </div>
      </div>
    </>
  );
}
