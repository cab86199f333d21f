import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import { type Access, standingAt } from '@tempera/domain/people/access';
import { formatDate } from '@tempera/domain/site/dates';
import { useStoreNow } from '../../../firebase/live/store-time.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { useSettings } from '../../../ui/settings.tsx';
import type { StoredSession } from '../chat-session.ts';

/** What the support team sees of `users/{uid}`; times in milliseconds. Records from before lists lack role and standing. */
interface Customer extends Partial<Access> {
  email: string;
  plan: string;
  joinDate: number;
  totalOrders: number;
  totalSpentCents: Cents;
}

const standingWords = { active: 'Active', banned: 'Banned', suspended: 'Suspended' } as const;

function factsOf(data: Customer, now: number, currency: Currency): [string, string][] {
  const { role = 'customer', status = 'active', until = null, permanent = false } = data;
  const standing = standingAt({ role, status, until, permanent, reason: '' }, now);
  const joined = formatDate(data.joinDate);
  return [
    ['Email', data.email || 'None'],
    ['Plan', data.plan.charAt(0).toUpperCase() + data.plan.slice(1)],
    ['Joined', joined],
    ['Orders', String(data.totalOrders)],
    ['Spent', formatMoney(data.totalSpentCents, currency)],
    ['Account status', standingWords[standing]],
  ];
}

/** Who the customer is, from their record. */
export function CustomerCard({ chat: { userId, userName } }: { chat: StoredSession }) {
  const { now } = useStoreNow();
  const { currency } = useSettings();
  const watched = useDocIfAllowed(`users/${userId}`);
  return (
    <Box
      component="section"
      aria-label="Customer"
      sx={{ p: 4, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="h6" component="h3" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {userName}
      </Typography>
      {watched.data ? (
        <Box component="dl" sx={facts}>
          {factsOf(watched.data as unknown as Customer, now, currency).map(([name, value]) => (
            <Box key={name} sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{watched.loading ? 'Loading…' : 'No account details.'}</Typography>
      )}
    </Box>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: 3,
  m: 0,
} as const;
