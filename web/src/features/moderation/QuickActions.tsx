import Button from '@mui/material/Button';
import type { Role } from '@tempera/domain/people/roles';
import { lazy, Suspense, useState } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { offeredActions } from './offered-actions.ts';
import { type QuickPanel, type QuickPreset, quickPresets } from './quick-presets.ts';

const QuickDialog = lazy(() => import('./components/QuickDialog.tsx'));

interface QuickActionsProps {
  person: ListedPerson;
  viewer: { uid: string; role: Role };
  /** In which panel's list they stand. */
  panel: QuickPanel;
}

/** Short restrictions at one press, once confirmed; for active people whom the viewer may moderate. */
export function QuickActions({ person, viewer, panel }: QuickActionsProps) {
  const [asked, setAsked] = useState<QuickPreset | null>(null);
  const offered = offeredActions(viewer, person, useStoreNow().now);
  const presets: readonly QuickPreset[] = quickPresets[panel];
  return (
    <>
      {presets
        .filter(({ action }) => offered.includes(action))
        .map((preset) => (
          <Button
            key={preset.label}
            size="small"
            color="error"
            aria-label={`${preset.label}: ${person.name}`}
            onClick={() => setAsked(preset)}
          >
            {preset.label}
          </Button>
        ))}
      <Suspense>
        {asked && <QuickDialog person={person} preset={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
