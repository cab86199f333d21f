import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { orderDay } from '@tempera/domain/orders/read-order';
import { formatDate } from '@tempera/domain/site/dates';
import type { ReactNode } from 'react';
import { useOrders } from '../../features/checkout/api/orders.ts';
import { useLibrary } from '../../features/library/api/library.ts';
import { PersonHistory } from '../../features/people/PersonHistory.tsx';
import { Users } from '../../features/people/Users.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { LiveData } from '../../ui/LiveData.tsx';

/** So many of the newest of each. */
const shown = 10;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface Line {
  key: string;
  left: string;
  right: string;
}

const Lines = ({ lines, nothing }: { lines: readonly Line[]; nothing: string }) =>
  lines.length === 0 ? (
    <Typography color="textSecondary">{nothing}</Typography>
  ) : (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {lines.map(({ key, left, right }) => (
        <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {left}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            {right}
          </Typography>
        </Box>
      ))}
    </Box>
  );

/** What a person bought and owns, and what was done to their account. */
function UserRecords({ uid }: { uid: string }) {
  const orders = useOrders(uid, shown);
  const library = useLibrary(uid, shown);
  return (
    <>
      <Part title="Newest Orders">
        <LiveData live={orders}>
          {(found) => (
            <Lines
              nothing="No orders yet."
              lines={found.map((order) => ({
                key: order.id,
                left: order.id,
                right: `${formatMoney(order.totalCents as Cents, order.currency)}, ${order.status}, ${orderDay(order)}`,
              }))}
            />
          )}
        </LiveData>
      </Part>
      <Part title="Library">
        <LiveData live={library}>
          {(found) => (
            <Lines
              nothing="Nothing yet."
              lines={found.map(({ id, grantedAt }) => ({
                key: id,
                left: id,
                right: `since ${formatDate(grantedAt)}`,
              }))}
            />
          )}
        </LiveData>
      </Part>
      <Part title="History">
        <PersonHistory uid={uid} />
      </Part>
    </>
  );
}

/** Everybody with an account. */
export const UsersScreen = ({ viewer }: { viewer: Person }) => (
  <Users viewer={viewer} records={(uid) => <UserRecords uid={uid} />} />
);
