import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface Tab {
  value: string;
  label: string;
}

interface TabGroup {
  label: string;
  tabs: readonly Tab[];
}

interface TabsProps {
  /** One tab of all groups is open, and arrow keys move through the tabs of one group. */
  groups: readonly TabGroup[];
  value: string;
  onValueChange: (value: string) => void;
  /** With `manual`, arrow keys move and Enter or Space opens. This is for panels that must not be left by accident. */
  activation?: 'automatic' | 'manual';
  children: ReactNode;
}

export function Tabs({ groups, value, onValueChange, activation = 'automatic', children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} activationMode={activation}>
      <div className="flex flex-wrap justify-between gap-x-8 border-b border-hairline">
        {groups.map(({ label, tabs }) => (
          <Radix.List key={label} aria-label={label} className="-mb-px flex flex-wrap gap-x-4">
            {tabs.map((tab) => (
              <Radix.Trigger
                key={tab.value}
                value={tab.value}
                className="shrink-0 border-b-2 px-1 border-transparent py-2.5 lg:py-3 text-sm font-medium text-soft -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
              >
                {tab.label}
              </Radix.Trigger>
            ))}
          </Radix.List>
        ))}
      </div>
      <Radix.Content key={value} value={value} className="pt-8">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
