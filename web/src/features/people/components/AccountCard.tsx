import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { starterPlan } from '@tempera/domain/plans/plan';
import type { ListedPerson } from '../../../firebase/live/people.ts';
import { Card } from '../../../ui/Card.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { dateOf } from '../user-columns.tsx';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The account in figures. */
export function AccountCard({ person }: { person: ListedPerson }) {
  const { currency } = useSettings();
  const facts: [string, string][] = [
    ['Role', capital(person.role)],
    ['Plan', capital(person.plan ?? starterPlan)],
    ['Joined', dateOf(person.joinDate)],
    ['Last login', dateOf(person.lastLogin)],
    ['Last active', dateOf(person.lastActive)],
    ['Orders', String(person.totalOrders ?? 0)],
    ['Downloads', String(person.downloads ?? 0)],
    ['Total spent', formatMoney((person.totalSpentCents ?? 0) as Cents, currency)],
    ['User ID', person.id],
  ];
  return (
    <Card title="Account">
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 6, rowGap: 1 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
