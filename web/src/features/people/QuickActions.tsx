import type { Role } from '@tempera/domain/people/roles';
import { useState } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { showToast } from '../../ui/toast.ts';
import { moderate } from './api/moderation.ts';
import { actionVerbs, offeredActions } from './offered-actions.ts';
import { type QuickPanel, type QuickPreset, quickPresets, quickReason } from './quick-presets.ts';

interface QuickActionsProps {
  person: ListedPerson;
  viewer: { uid: string; role: Role };
  /** In which panel's list they stand. */
  panel: QuickPanel;
}

/** A menu of short restrictions, each once confirmed; for active people whom the viewer may moderate. */
export function QuickActions({ person, viewer, panel }: QuickActionsProps) {
  const [asked, setAsked] = useState<QuickPreset | null>(null);
  const offered = offeredActions(viewer, person, useStoreNow().now);
  const presets: readonly QuickPreset[] = quickPresets[panel];
  const actions = presets
    .filter(({ action }) => offered.includes(action))
    .map((preset) => ({ label: preset.label, danger: true, run: () => setAsked(preset) }));
  return (
    <>
      {actions.length > 0 && <RowMenu of={person.name} actions={actions} compact />}
      {asked && (
        <ConfirmDialog
          title={`${actionVerbs[asked.action]} ${person.name} for ${asked.time}?`}
          action={`${actionVerbs[asked.action]} User`}
          busy="Working…"
          grave
          onConfirm={async () => {
            const { action, duration, time, done } = asked;
            await moderate({ uid: person.id, action, reason: quickReason, duration });
            showToast({ title: done, text: `${person.name}, for ${time}.`, kind: 'success' });
          }}
          onClose={() => setAsked(null)}
        >
          {`They will see the reason: “${quickReason}”. They can still contact support.`}
        </ConfirmDialog>
      )}
    </>
  );
}
