import type { ComponentProps } from 'react';
import { type ListedPerson, peoplePerPage, usePeoplePage } from '../../../firebase/live/use-people.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { useTrail } from '../../../ui/use-trail.ts';
import { PeopleCount } from './PeopleCount.tsx';
import { PeopleTable } from './PeopleTable.tsx';

/** All people, the newest first, a page at a time: a page costs the same reads in a store of 50 and of 5,000. */
export function PeoplePages(props: Omit<ComponentProps<typeof PeopleTable>, 'people'>) {
  const trail = useTrail<ListedPerson>();
  return (
    <>
      <PeopleCount />
      <LiveData live={usePeoplePage(trail.last)}>
        {(people) =>
          people.length === 0 && trail.last === null ? (
            <EmptyState level="h2" icon="user" title="No registered users found." />
          ) : (
            <>
              <PeopleTable people={people.slice(0, peoplePerPage)} {...props} />
              <PageTurner trail={trail} items={people} perPage={peoplePerPage} back="Previous" on="Next" />
            </>
          )
        }
      </LiveData>
    </>
  );
}
