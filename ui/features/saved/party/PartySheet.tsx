import type { ReactNode } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { readIngredientLine } from '#openapi/ingredients/amounts.ts';
import { planParty } from '#openapi/ingredients/shopping/party.ts';
import { formatVolume, showLine } from '#openapi/ingredients/scaled-line.ts';
import { FractionText } from '#ui/components/FractionText.tsx';
import { Link } from '#ui/components/Link.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { useUnitChoice } from '#ui/hooks/useUnitChoice.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { HouseMadeChoice, useHouseMade } from '../HouseMadeChoice.tsx';
import { PrintAndShare } from '../PrintAndShare.tsx';
import { amountWords, readUnit } from '../shopping-words.ts';
import './party-sheet-print.css';
import type { Party } from './party-address.ts';

export function PartySheet({ party, recipes }: { party: Party; recipes: readonly Cocktail[] }) {
  const [choice] = useUnitChoice();
  const unit = readUnit(choice, recipes);
  const { houseMade, made } = useHouseMade(recipes);
  const { servings, glasses, items, jugs, single, times } = planParty(recipes, { ...party, unit, made });
  const pathOf = (name: string) => recipePath(recipes.find((recipe) => recipe.name === name)?.id ?? '');
  return (
    <div className="party-sheet lg:columns-2 lg:gap-x-20">
      <div>
        <p className="text-lg">
          {party.guests} {party.guests === 1 ? 'guest' : 'guests'}, {servings} of each drink
        </p>
        <PrintAndShare
          share="Send the link"
          data={() => ({ title: 'A party', url: location.href })}
          copied="Link copied!"
          instead="The address above is the link."
        />
      </div>
      <Part id="when" title="What to do when">
        <dl>
          {times.map(({ when, tasks }) => (
            <div key={when} className="border-t border-hairline py-2">
              <dt className="font-semibold">{when}</dt>
              {tasks.map((task) => (
                <dd key={task}>
                  <FractionText text={task} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Part>
      <Part id="buy" title="To buy">
        <Rows
          label="To buy"
          rows={items.map((item) => ({ name: item.name, told: amountWords(item, unit) }))}
        />
        <HouseMadeChoice houseMade={houseMade} />
      </Part>
      <Part id="glasses" title="Glasses">
        <Rows label="Glasses" rows={glasses.map(({ name, count }) => ({ name, told: String(count) }))} />
      </Part>
      {jugs.map(({ name, jug: { waterMl, steps } }, index) => (
        <Part key={name} id={`jug-${index}`} title={`${name}, in a jug for ${servings}`}>
          <Rows
            label={`For the jug of ${name}`}
            rows={[
              ...(recipes.find((recipe) => recipe.name === name)?.ingredients ?? []).map((text) => {
                const line = showLine(
                  readIngredientLine(text),
                  choice === 'written' ? unit : choice,
                  servings,
                );
                return { name: line.rest, told: line.amount };
              }),
              ...(waterMl > 0
                ? [{ name: 'Water, in the place of melting ice', told: formatVolume(waterMl, unit) }]
                : []),
            ]}
          />
          <ol className="mt-5 list-decimal pl-5">
            {steps.map((step) => (
              <li key={step}>
                <FractionText text={step} />
              </li>
            ))}
          </ol>
        </Part>
      ))}
      {single.length > 0 && (
        <Part id="single" title="Glass by glass">
          <ul>
            {single.map(({ name, reason }) => (
              <li key={name} className="border-t border-hairline py-2">
                <Link to={pathOf(name)} className="leading-6 underline underline-offset-4">
                  {name}
                </Link>
                <span className="text-sm text-soft">: {reason}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-16 max-w-prose break-inside-avoid">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}

function Rows({ label, rows }: { label: string; rows: readonly { name: string; told: string }[] }) {
  return (
    <ul aria-label={label} className="border-b border-hairline">
      {rows.map(({ name, told }) => (
        <li key={name} className="border-t border-hairline py-1 wrap-anywhere">
          <span className="font-semibold">
            <FractionText text={name} />
          </span>
          {told && (
            <span className="figures text-sm text-soft">
              , <FractionText text={told} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
