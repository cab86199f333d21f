import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { givenRoles, type Role } from '@tempera/domain/people/roles';
import { Suspense, useState } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { type RowAction, RowMenu } from '../../ui/RowMenu.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { liftNow } from './lift-now.ts';
import {
  actionLabel,
  type GivenRole,
  offeredActions,
  offeredRoles,
  roleActionLabel,
  whyProtected,
} from './offered-actions.ts';

const ModerationDialog = lazyDialog(() => import('./components/ModerationDialog.tsx'));
const RoleDialog = lazyDialog(() => import('./components/RoleDialog.tsx'));
const HistoryDialog = lazyDialog(() => import('./PersonHistory.tsx'));

/** What opens a dialog. */
type AskedAction = 'suspend' | 'ban' | 'history' | GivenRole;

const isRole = (action: AskedAction): action is GivenRole =>
  (givenRoles as readonly string[]).includes(action);

interface PersonControlsProps {
  person: ListedPerson;
  viewer: { uid: string; role: Role };
  /** What else may be done about anybody, protected or not. */
  others?: readonly RowAction[];
  /** Whether to say beside the menu too why somebody is protected. */
  explain?: boolean;
}

/** The menu of one person with the dialogs that it opens; Protected where there is nothing that the viewer may do. */
export function PersonControls({ person, viewer, others = [], explain = false }: PersonControlsProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const close = () => setAsked(null);
  const offered = offeredActions(viewer, person, useStoreNow().now);
  const newRoles = offeredRoles(viewer, person);
  const protection = offered.length + newRoles.length === 0 ? whyProtected(viewer, person) : null;
  const hasMenu = !protection || others.length > 0 || person.role === 'staff';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end' }}>
      {protection && (
        <Box sx={{ display: 'inline-grid', justifyItems: 'end', gap: 1, mr: 2, maxWidth: '14rem' }}>
          <Tag label="Protected" />
          {(explain || !hasMenu) && (
            <Typography variant="caption" color="textSecondary">
              {protection}
            </Typography>
          )}
        </Box>
      )}
      {hasMenu && (
        <RowMenu
          of={person.name}
          note={protection}
          actions={[
            ...others,
            ...offered.map((action) => ({
              label: actionLabel(action, person),
              run: () => (action === 'lift' ? liftNow(person) : setAsked(action)),
            })),
            ...newRoles.map((role) => ({
              label: roleActionLabel(person.role, role),
              run: () => setAsked(role),
            })),
            { label: 'History', run: () => setAsked('history') },
          ]}
        />
      )}
      <Suspense>
        {asked === 'history' && <HistoryDialog person={person} onClose={close} />}
        {(asked === 'ban' || asked === 'suspend') && (
          <ModerationDialog action={asked} person={person} viewer={viewer} onClose={close} />
        )}
        {asked && isRole(asked) && <RoleDialog role={asked} person={person} onClose={close} />}
      </Suspense>
    </Box>
  );
}
