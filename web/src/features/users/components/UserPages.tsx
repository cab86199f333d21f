import {
  type ListedPerson,
  peoplePerPage,
  usePeopleFound,
  usePeoplePage,
} from '../../../firebase/live/use-people.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { useTrail } from '../../../ui/use-trail.ts';
import { type RowParts, UserTable } from './UserTable.tsx';

/** Everybody, the newest first, a page at a time: a page costs the same in a store of 50 and of 5,000. */
export function UserPages(parts: RowParts) {
  const trail = useTrail<ListedPerson>();
  return (
    <LiveData live={usePeoplePage(trail.last)}>
      {(people) =>
        people.length === 0 && trail.last === null ? (
          <EmptyState level="h2" icon="user" title="No users yet." />
        ) : (
          <>
            <UserTable people={people.slice(0, peoplePerPage)} {...parts} />
            <PageTurner trail={trail} items={people} perPage={peoplePerPage} back="Previous" on="Next" />
          </>
        )
      }
    </LiveData>
  );
}

/** Whose name or address begins with the text. */
export function UsersFound({ text, ...parts }: RowParts & { text: string }) {
  return (
    <LiveData live={usePeopleFound(text)}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState level="h2" icon="search" title="No users found matching your search." />
        ) : (
          <UserTable people={people} {...parts} />
        )
      }
    </LiveData>
  );
}
