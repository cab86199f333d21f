import { starterPlan } from '@tempera/domain/plans/plan';
import { isFound, searchWords } from '@tempera/domain/search/terms';
import { limit, orderBy, where } from 'firebase/firestore';
import { behind, useList } from '../../../firebase/live/hooks.tsx';
import { type ListedPerson, peoplePerPage } from '../../../firebase/live/people.ts';
import { readAll } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { useFound, withWord } from '../../../firebase/live/use-found.ts';
import type { Found, Query } from '../../../ui/resource-list/resource.ts';
import { type Segment, segmentOf, team, weekBegan } from '../segments.ts';

/** Everybody with an account who is in the part, the newest first; those with a plan by plan. */
function peopleIn(segment: Segment | null) {
  const everybody = where('registered', '==', true);
  const newest = orderBy('joinDate', 'desc');
  switch (segment) {
    case 'customers':
      return [everybody, where('role', '==', 'customer'), newest];
    case 'team':
      return [everybody, where('role', 'in', team), newest];
    case 'restricted':
      return [everybody, where('status', 'in', ['suspended', 'banned']), newest];
    case 'plan':
      return [everybody, where('plan', '!=', starterPlan), orderBy('plan'), newest];
    case 'never':
      return [everybody, where('totalOrders', '==', 0), newest];
    case 'new':
      return [everybody, where('joinDate', '>=', weekBegan(Date.now())), newest];
    default:
      return [everybody, newest];
  }
}

/** A page of the part. `last` is the last person on the page before. */
export const usePeoplePage = ({ filters }: Query, last: ListedPerson | null): Live<ListedPerson[]> =>
  useList<ListedPerson>('users', ...peopleIn(segmentOf(filters)), ...behind(last), limit(peoplePerPage + 1));

/** Those of the part whose name, email address or uid has all that is typed; `more` where there may be others. */
export const usePeopleFound = ({ text, filters }: Query): Found<ListedPerson> =>
  useFound<ListedPerson>('users', text, peoplePerPage, ...peopleIn(segmentOf(filters)));

/** All that the list would show on all its pages. @throws FirebaseError */
export async function readPeople({ text, filters }: Query, onProgress: (count: number) => void) {
  const words = searchWords(text);
  const wanted = text === '' ? [] : [withWord(words)];
  const people = await readAll<ListedPerson>('users', ...wanted, ...peopleIn(segmentOf(filters)))(onProgress);
  return people.filter((person) => isFound(person, words));
}
