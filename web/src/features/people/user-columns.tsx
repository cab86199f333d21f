import Typography from '@mui/material/Typography';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import { formatDate } from '@tempera/domain/site/dates';
import type { ReactNode } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import type { Column } from '../../ui/resource-list/resource.ts';

/** What other features show of a person. */
export interface PersonParts {
  role: (person: ListedPerson) => ReactNode;
  status: (person: ListedPerson) => ReactNode;
}

export const dateOf = (at: number | null | undefined) => (at ? formatDate(at) : 'Never');

/** A list of people is skimmed: a name or an address that is too long is cut. */
const oneLine = {
  overflow: { sm: 'hidden' },
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
} as const;

/** Everybody with their standing and what they bought. */
export function userColumns({ role, status }: PersonParts, currency: Currency): Column<ListedPerson>[] {
  const spent = ({ totalSpentCents = 0 }: ListedPerson) => formatMoney(totalSpentCents as Cents, currency);
  const nowrap = { whiteSpace: 'nowrap' };
  return [
    {
      id: 'user',
      head: 'User',
      names: true,
      sx: { maxWidth: { xs: '11rem', lg: '13rem' }, minWidth: { lg: '13rem' }, overflowWrap: 'anywhere' },
      cell: ({ name, email }) => (
        <>
          <Typography title={name} sx={{ fontWeight: 600, ...oneLine }}>
            {name}
          </Typography>
          <Typography title={email} variant="body2" color="textSecondary" sx={oneLine}>
            {email}
          </Typography>
        </>
      ),
    },
    { id: 'role', head: 'Role', from: 'sm', cell: role, below: role },
    { id: 'status', head: 'Status', from: 'sm', cell: status, below: status },
    { id: 'joined', head: 'Joined', from: 'lg', sx: nowrap, cell: ({ joinDate }) => dateOf(joinDate) },
    {
      id: 'lastLogin',
      head: 'Last Login',
      from: 'lg',
      sx: nowrap,
      cell: ({ lastLogin }) => dateOf(lastLogin),
    },
    {
      id: 'orders',
      head: 'Orders, downloads',
      from: 'lg',
      align: 'right',
      cell: ({ totalOrders = 0, downloads = 0 }) => `${totalOrders}, ${downloads}`,
    },
    {
      id: 'spent',
      head: 'Total Spent',
      from: 'sm',
      align: 'right',
      cell: spent,
      below: (person) => (
        <Typography variant="body2" color="textSecondary">
          {person.totalOrders ?? 0} orders, {spent(person)}
        </Typography>
      ),
    },
  ];
}
