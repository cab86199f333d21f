import ButtonBase from '@mui/material/ButtonBase';
import type { Role } from '@tempera/domain/people/roles';
import { Suspense, useState } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { offeredRoles, roleActionLabel } from './offered-actions.ts';

const RoleDialog = lazyDialog(() => import('./components/RoleDialog.tsx'));

interface RoleBadgeProps {
  person: ListedPerson;
  viewer: { uid: string; role: Role };
}

/** A person's role; pressing it makes them an admin or a customer again, once confirmed. */
export function RoleBadge({ person, viewer }: RoleBadgeProps) {
  const [asked, setAsked] = useState(false);
  const label = `${person.role[0]?.toUpperCase()}${person.role.slice(1)}`;
  const tag = <Tag label={label} tone={person.role === 'customer' ? 'ink' : 'ultramarine'} />;
  const next = person.role === 'admin' ? 'customer' : 'admin';
  if (!offeredRoles(viewer, person).includes(next)) return tag;
  return (
    <>
      <ButtonBase
        aria-label={`${label}. ${roleActionLabel(person.role, next)}: ${person.name}`}
        onClick={() => setAsked(true)}
        sx={{ minHeight: 44, borderRadius: 1 }}
      >
        {tag}
      </ButtonBase>
      <Suspense>
        {asked && <RoleDialog role={next} person={person} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}
