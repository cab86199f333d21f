import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { formatMoney } from '@tempera/domain/money/money';
import { isRestricted } from '@tempera/domain/people/access';
import { termsOf } from '@tempera/domain/plans/plan';
import { formatTime } from '@tempera/domain/site/dates';
import { formatCount } from '@tempera/domain/site/plain-text';
import type { ReactNode } from 'react';
import { useStoreNow } from '../../../firebase/live/store-time.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { useSettings } from '../../../ui/settings.tsx';
import type { Contact } from '../api/contacts.ts';

interface FactsProps {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A card of the side panel: what it is about, and its facts by name. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <Box component="section" sx={{ p: 5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0 }}>
        {facts.map(([name, value]) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Who asks, as a customer: for those who answer. */
export function CustomerCard(contact: Contact) {
  const { currency } = useSettings();
  const { now } = useStoreNow();
  const plan = useDocIfAllowed<Partial<Plan>>(`plans/${contact.plan}`).data;
  return (
    <Facts
      title="Customer"
      facts={[
        ['Plan', plan?.name ?? capital(contact.plan)],
        ['Promised reply', `Within ${termsOf(contact.plan, plan).responseHours} hours`],
        ['Orders', formatCount(contact.totalOrders)],
        ['Spent', formatMoney(contact.totalSpentCents, currency)],
        [
          'Account status',
          isRestricted({ ...contact, reason: '' }, now) ? capital(contact.status) : 'Active',
        ],
      ]}
    />
  );
}

type UserCardProps = Pick<Contact, 'name' | 'email' | 'role'> & { joinDate: number | null };

/** Who somebody is. */
export const UserCard = ({ name, email, role, joinDate }: UserCardProps) => (
  <Facts
    title="User Information"
    facts={[
      ['Name', name],
      ['Email', email],
      ['Role', capital(role)],
      ...(joinDate === null ? [] : ([['Joined', formatTime(joinDate)]] as const)),
    ]}
  />
);
