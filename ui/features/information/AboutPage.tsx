import { useGetSite } from '#ui/api/generated/site/site.ts';
import { PageHeading } from '#ui/components/Headings.tsx';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { selectData } from '#ui/api/fetcher.ts';

export function AboutPage() {
  const site = useGetSite({ query: { select: selectData } });
  const siteName = site.data?.name ?? 'our tasting house';
  usePageHead({
    title: 'About',
    description:
      'A grandmother who cooked for whoever came, a fellowship around her table, and the small copper still that grew out of both.',
  });
  return (
    <>
      <PageHeading title="About" lead={`How a kitchen table became ${siteName}.`} />
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-[5fr_6fr] lg:gap-x-20">
        <div className="plate aspect-[5/4] md:sticky md:top-8 md:aspect-[4/5] md:self-start">
          <PotStill className="absolute inset-0 m-auto size-[84%]" />
        </div>
        <div>
          <div className="prose">
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
          </div>
        </div>
      </div>
    </>
  );
}

function PotStill({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 320"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M14 284H306" strokeWidth="1.5" opacity="0.35" />
      <g fill="#d08a52">
        <path d="M46 178C46 150 72 138 104 138S162 150 162 178V224C162 240 148 246 104 246S46 240 46 224Z" />
        <path d="M80 140C88 118 90 108 90 92a14 14 0 0 1 28 0C118 108 120 118 128 140Z" />
        <path d="M92 88C92 40 128 34 152 44L232 76 228 92 150 62C130 54 118 62 116 92Z" />
      </g>
      <circle cx="104" cy="216" r="14" fill="var(--raised)" />
      <path d="M46 190H162M104 206V216L111 220" strokeWidth="2" />
      <path d="M58 246V284H150V246M84 284V270a20 20 0 0 1 40 0V284M206 224 200 284M258 224 264 284" />
      <path
        d="M104 262c4 6 7 8 7 13a7 7 0 0 1-14 0c0-5 3-7 7-13Z"
        fill="var(--color-citrus)"
        strokeWidth="2"
      />
      <path d="M206 92H258V224H206Z" fill="var(--raised)" />
      <path
        d="M218 92V104C218 110 246 110 246 118S218 126 218 134 246 142 246 150 218 158 218 166 246 174 246 182 218 190 218 198 232 204 232 212V236"
        strokeWidth="2.5"
      />
      <path d="M232 240c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9Z" fill="var(--drink)" strokeWidth="2" />
      <path d="M221 274H243L242 284H222Z" fill="var(--drink)" stroke="none" />
      <path d="M219 262 222 284H242L245 262" />
    </svg>
  );
}
