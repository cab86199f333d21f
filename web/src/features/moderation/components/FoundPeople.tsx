import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { peoplePerPage, usePeopleFound } from '../../../firebase/live/use-people.ts';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PeopleTable } from './PeopleTable.tsx';

interface FoundPeopleProps extends Omit<ComponentProps<typeof PeopleTable>, 'people'> {
  text: string;
  /** Shown when nobody is found. */
  nothing: ReactNode;
}

/** Whose name or address begins with the text; when there are many, the search says to type more. */
export function FoundPeople({ text, nothing, ...table }: FoundPeopleProps) {
  return (
    <LiveData live={usePeopleFound(text)}>
      {(people) => (
        <>
          <Typography role="status" variant="body2" color="textSecondary">
            {people.length === 1 ? '1 user' : `${people.length} users`}
            {people.length >= peoplePerPage && ', and perhaps more: type more of the name'}
          </Typography>
          {people.length === 0 ? nothing : <PeopleTable people={people} {...table} />}
        </>
      )}
    </LiveData>
  );
}
