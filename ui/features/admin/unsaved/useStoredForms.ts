import { useEffect, useState } from 'react';
import { abandonedForms, claimStoredForm, dropStoredForm, type StoredForm } from './stored-forms.ts';

/** The forms of earlier visits, and the one that is continued. */
export function useStoredForms() {
  const [offered, setOffered] = useState<readonly StoredForm[]>([]);
  const [resumed, setResumed] = useState<StoredForm | null>(null);
  useEffect(() => {
    let isLeft = false;
    claimStoredForm();
    void abandonedForms(Date.now()).then((forms) => {
      if (!isLeft) setOffered(forms);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const withdraw = (form: StoredForm) => setOffered((forms) => forms.filter((one) => one !== form));
  return {
    offered,
    resumed,
    resume: (form: StoredForm) => {
      withdraw(form);
      setResumed(form);
    },
    discard: (form: StoredForm) => {
      dropStoredForm(form.page);
      withdraw(form);
    },
    endResuming: () => setResumed(null),
  };
}
