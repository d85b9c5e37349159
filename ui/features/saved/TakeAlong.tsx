import { useRef, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Field } from '#ui/components/Field.tsx';
import { DownloadIcon, UploadIcon } from '#ui/components/transfer-icons.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadText } from '#ui/lib/browser/download.ts';
import { deviceFileText } from './device-file.ts';
import { localDay } from './notebook.ts';
import { deviceData } from './device-storage.ts';
import { importDeviceFile, type TakingIn } from './import-device-file.ts';

const FILE_LABEL = 'A file from another device';

const save = () =>
  downloadText(
    deviceFileText(deviceData()),
    'application/json',
    `saved-recipes-${localDay(new Date())}.json`,
  );

export function TakeAlong() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const take = async (how: TakingIn) => {
    const outcome = await importDeviceFile(file, how);
    if ('refusal' in outcome) {
      setRefusal(outcome.refusal);
      input.current?.focus();
      return;
    }
    setRefusal(undefined);
    setFile(undefined);
    toast({
      title: how === 'add' ? 'Your file is added' : 'Your file is here instead',
      description: outcome.told,
      action: { label: 'Undo', altText: 'Put back what was here', onAction: outcome.undo },
    });
  };
  return (
    <section aria-labelledby="take-along" data-screen-only className="mt-16">
      <SectionHeading id="take-along">Take along</SectionHeading>
      <div className="grid max-w-prose gap-5">
        <p className="text-soft">
          One file holds everything that is yours on this device: saved recipes, notes, days, shopping list,
          your bottles and your unit.
        </p>
        <div>
          <Button variant="quiet" onClick={save}>
            <DownloadIcon /> Save as a file
          </Button>
        </div>
        <Field label={FILE_LABEL} error={refusal}>
          {(control) => (
            <label
              className={`inline-flex min-h-11 w-fit max-w-full cursor-pointer items-center gap-2 rounded-sm border px-3 py-1.5 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
                refusal === undefined ? 'border-edge' : 'border-danger'
              }`}
            >
              <UploadIcon />
              <span className="min-w-0 wrap-anywhere">{file ? file.name : 'Choose a file'}</span>
              <input
                {...control}
                ref={input}
                type="file"
                accept=".json,application/json"
                aria-label={FILE_LABEL}
                className="sr-only"
                // Lets the same file be chosen again after a change.
                onClick={(event) => {
                  event.currentTarget.value = '';
                }}
                onChange={({ target }) => {
                  setFile(target.files?.[0]);
                  setRefusal(undefined);
                }}
              />
            </label>
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => void take('add')}>
            Add to what is here
          </Button>
          <Button variant="quiet" onClick={() => void take('replace')}>
            Replace what is here
          </Button>
        </div>
      </div>
    </section>
  );
}
