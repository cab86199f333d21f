import Typography from '@mui/material/Typography';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import type { Role } from '@tempera/domain/people/roles';
import { formatDate } from '@tempera/domain/site/dates';
import type { ListedPerson } from '../../firebase/live/people.ts';
import type { Column } from '../../ui/resource-list/resource.ts';
import { PersonName } from './components/PersonName.tsx';
import { StatusBadge } from './components/StatusBadge.tsx';
import { RoleBadge } from './RoleBadge.tsx';

export const dateOf = (at: number | null | undefined) => (at ? formatDate(at) : 'Never');

/** Everybody with their standing and what they bought. */
export function userColumns(viewer: { uid: string; role: Role }, currency: Currency): Column<ListedPerson>[] {
  const role = (person: ListedPerson) => <RoleBadge person={person} viewer={viewer} />;
  const status = (person: ListedPerson) => <StatusBadge {...person} />;
  const spent = ({ totalSpentCents = 0 }: ListedPerson) => formatMoney(totalSpentCents as Cents, currency);
  const nowrap = { whiteSpace: 'nowrap' };
  return [
    {
      id: 'user',
      head: 'User',
      names: true,
      sx: { maxWidth: { xs: '11rem', lg: '15rem' }, minWidth: { lg: '14rem' }, overflowWrap: 'anywhere' },
      cell: (person) => <PersonName person={person} />,
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
