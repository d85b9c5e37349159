import { useEffect, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { exactMoment } from '../history/moment-words.ts';
import { resources } from '../resources/resources.ts';
import { abandonedForms, claimStoredForm, dropStoredForm, type StoredForm } from './stored-forms.ts';

interface StoredFormsNoticeProps {
  onContinue: (form: StoredForm, withdraw: () => void) => void;
}

export function StoredFormsNotice({ onContinue }: StoredFormsNoticeProps) {
  const [forms, setForms] = useState<readonly StoredForm[]>([]);
  useEffect(() => {
    let isLeft = false;
    claimStoredForm();
    void abandonedForms(Date.now()).then((found) => {
      if (!isLeft) setForms(found);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const withdraw = (form: StoredForm) => setForms((offered) => offered.filter((one) => one !== form));
  const discard = (form: StoredForm) => {
    dropStoredForm(form.page);
    withdraw(form);
  };
  if (forms.length === 0) return null;
  return (
    <section
      aria-label="Changes that were not saved"
      className="mb-4 grid gap-3 border-l-3 border-warning pl-4"
    >
      <h2 className="text-base">Changes that were not saved</h2>
      <ul className="grid gap-3">
        {forms.map((form) => {
          const name = nameOf(form);
          return (
            <li key={form.page} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 break-words">
                {name}
                <span className="block text-soft">{exactMoment(form.at)}</span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  aria-label={`Continue: ${name}`}
                  onClick={() => onContinue(form, () => withdraw(form))}
                >
                  Continue
                </Button>
                <SmallButton aria-label={`Discard: ${name}`} onClick={() => discard(form)}>
                  Discard
                </SmallButton>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function nameOf({ resource, id, title }: StoredForm): string {
  const noun = resources.find(({ name }) => name === resource)?.nouns.singular ?? 'item';
  if (id === null) return title ? `New ${noun} “${title}”` : `New ${noun}`;
  return `Edited ${noun} “${title}”`;
}
