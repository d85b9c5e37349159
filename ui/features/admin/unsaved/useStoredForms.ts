import { useEffect, useState } from 'react';
import { abandonedForms, claimStoredForm, dropStoredForm, type StoredForm } from './stored-forms.ts';

/** The forms of earlier visits. */
export function useStoredForms() {
  const [offered, setOffered] = useState<readonly StoredForm[]>([]);
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
    withdraw,
    discard: (form: StoredForm) => {
      dropStoredForm(form.page);
      withdraw(form);
    },
  };
}
