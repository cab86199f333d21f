import { givenRoles, type Role } from '@tempera/domain/people/roles';
import { lazy, Suspense, useState } from 'react';
import type { ListedPerson } from '../../firebase/live/use-people.ts';
import { type AskedAction, PersonActions } from './components/PersonActions.tsx';
import type { GivenRole } from './offered-roles.ts';

const ModerationDialog = lazy(() => import('./components/ModerationDialog.tsx'));
const RoleDialog = lazy(() => import('./components/RoleDialog.tsx'));
const HistoryDialog = lazy(() => import('./components/HistoryDialog.tsx'));

const isRole = (action: AskedAction): action is GivenRole =>
  (givenRoles as readonly string[]).includes(action);

interface PersonControlsProps {
  person: ListedPerson;
  viewer: { uid: string; role: Role };
  others: readonly { label: string; run: () => void }[];
}

/** The menu of one person with the dialogs that it opens, for lists of other features. */
export function PersonControls({ person, viewer, others }: PersonControlsProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <PersonActions person={person} viewer={viewer} onAsk={setAsked} others={others} />
      <Suspense>
        {asked === 'history' && <HistoryDialog person={person} onClose={close} />}
        {(asked === 'ban' || asked === 'suspend') && (
          <ModerationDialog action={asked} person={person} viewer={viewer} onClose={close} />
        )}
        {asked && isRole(asked) && <RoleDialog role={asked} person={person} onClose={close} />}
      </Suspense>
    </>
  );
}
