import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  /** One tab of all groups is open, and arrow keys move through the tabs of one group. */
  groups: readonly { label: string; tabs: readonly { value: string; label: string }[] }[];
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** An opened tab may replace a form, so arrow keys only move the focus. Enter or Space opens the tab. */
export function Tabs({ groups, value, onValueChange, children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} activationMode="manual">
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
