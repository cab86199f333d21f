import { may, type Role } from '@tempera/domain/people/roles';
import { type ListedPerson, peoplePerPage, readPerson } from '../../firebase/live/people.ts';
import type { Export, Resource } from '../../ui/resource-list/resource.ts';
import { readPeople, usePeopleFound, usePeoplePage } from './api/people.ts';
import { peopleToCsv } from './people-to-csv.ts';
import { segmentFilter } from './segments.ts';

const csv: Export = {
  label: 'Export Users',
  fileName: 'users.csv',
  failed: 'The users could not be loaded. Please try again.',
  read: async (query, onProgress) => peopleToCsv(await readPeople(query, onProgress)),
};

interface View {
  columns: Resource<ListedPerson>['table']['columns'];
  actions: NonNullable<Resource<ListedPerson>['table']['actions']>;
  viewer: { role: Role };
  /** What it says before anybody has an account. */
  nobody: string;
}

/**
 * The one list of everybody with an account, as both screens show it with columns and actions of their own. Only those who
 * manage the store may take it with them.
 */
export const peopleList = ({ columns, actions, viewer, nobody }: View): Resource<ListedPerson> => ({
  table: { label: 'Users', columns, actions },
  perPage: peoplePerPage,
  usePage: usePeoplePage,
  read: readPerson,
  filters: [segmentFilter],
  search: {
    label: 'Search by name, email address or user ID',
    placeholder: 'Search users...',
    nouns: ['user', 'users'],
    useFound: usePeopleFound,
  },
  empty: ({ text, narrowed }) => {
    if (text !== '')
      return { icon: 'search', title: 'No users found matching your search.', clear: 'search' };
    return narrowed
      ? { icon: 'user', title: 'No users in this group.', clear: 'all' }
      : { icon: 'user', title: nobody };
  },
  ...(may(viewer.role, 'manageStore') && { csv }),
});
