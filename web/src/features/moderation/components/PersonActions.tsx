import { type Role, roles } from '@tempera/domain/people/roles';
import type { ListedPerson } from '../../../firebase/live/use-people.ts';
import { useStoreNow } from '../../../firebase/live/use-store-now.ts';
import { type RowAction, RowMenu } from '../../../ui/RowMenu.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { liftNow } from '../lift-now.ts';
import { type OfferedAction, offeredActions } from '../offered-actions.ts';
import { type GivenRole, offeredRoles, roleDeed } from '../offered-roles.ts';

export type AskedAction = 'suspend' | 'ban' | 'history' | GivenRole;

interface PersonActionsProps {
  person: ListedPerson;
  viewer: { uid: string; role: Role };
  /** Opens the dialog of an action that has one. */
  onAsk: (action: AskedAction) => void;
  /** What else may be done about anybody, protected or not. */
  others?: readonly RowAction[];
}

/** The menu of a row; Protected where there is nothing that the viewer may do. */
export function PersonActions({ person, viewer, onAsk, others = [] }: PersonActionsProps) {
  const offered = offeredActions(viewer, person, useStoreNow().now);
  const newRoles = offeredRoles(viewer, person);
  const isProtected =
    offered.length + newRoles.length === 0 && roles.indexOf(person.role) <= roles.indexOf('admin');
  const words: Record<OfferedAction, string> = {
    suspend: 'Suspend User',
    ban: 'Ban User',
    lift: person.status === 'banned' ? 'Unban User' : 'Remove Suspension',
  };
  if (isProtected && others.length === 0) return <Tag label="Protected" />;
  return (
    <>
      {isProtected && <Tag label="Protected" sx={{ mr: 2 }} />}
      <RowMenu
        of={person.name}
        actions={[
          ...others,
          ...offered.map((action) => ({
            label: words[action],
            run: () => (action === 'lift' ? liftNow(person) : onAsk(action)),
          })),
          ...newRoles.map((role) => ({ label: roleDeed(person.role, role), run: () => onAsk(role) })),
          { label: 'History', run: () => onAsk('history') },
        ]}
      />
    </>
  );
}
