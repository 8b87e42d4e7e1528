import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../i18n/use-text.ts';

interface TabDefinition<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** How many things wait there. */
  readonly badge?: number;
}

interface TabPanelProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly TabDefinition<Name>[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
  readonly children: ReactNode;
}

/** Tabs over one panel, wired for screen readers. */
export function TabPanel<Name extends string>({ label, tabs, value, onChange, children }: TabPanelProps<Name>) {
  const id = useId();
  return (
    <>
      <Tabs
        value={value}
        onChange={(_, name: Name) => onChange(name)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.badge === undefined ? tab.label : <Counted {...tab} badge={tab.badge} />}
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} sx={{ p: { xs: 2, md: 2.5 } }}>
        {children}
      </Box>
    </>
  );
}

function Counted({ label, badge }: { label: string; badge: number }) {
  const { number } = useFormats();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {label}
      <Chip component="span" size="small" color="primary" label={number(badge)} sx={{ height: 20 }} />
    </Box>
  );
}
