import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Email } from '../../ui/Email.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { ListedSubscription } from './api/subscriptions.ts';
import { listingLooks, methodOf, monthly, nameOf, nextOf } from './subscription-words.ts';

/** @param plan names plans by their ids */
export function subscriptionColumns(plan: (id: string) => string): readonly Column<ListedSubscription>[] {
  const status = ({ listing }: ListedSubscription) => <Tag {...listingLooks[listing]} />;
  const small = (text: string) => (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
  return [
    {
      id: 'person',
      head: 'Person',
      names: true,
      sx: { maxWidth: { xs: '11rem', sm: '14rem' }, overflowWrap: 'anywhere' },
      cell: (one) => (
        <>
          <Link
            href={panelPaths.adminSubscription(one.id)}
            sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
          >
            {nameOf(one)}
          </Link>
          {one.person && (
            <Typography variant="body2" color="textSecondary">
              <Email address={one.person.email} />
            </Typography>
          )}
        </>
      ),
    },
    {
      id: 'plan',
      head: 'Plan, price',
      sx: { overflowWrap: 'anywhere' },
      cell: (one) => (
        <>
          {plan(one.planId)}
          {small(monthly(one))}
        </>
      ),
    },
    { id: 'status', head: 'Status', from: 'sm', cell: status, below: status },
    {
      id: 'next',
      head: 'Next',
      from: 'sm',
      sx: { whiteSpace: { lg: 'nowrap' } },
      cell: (one) => nextOf(one, plan),
      below: (one) => small(nextOf(one, plan)),
    },
    { id: 'payment', head: 'Payment', from: 'lg', sx: { whiteSpace: 'nowrap' }, cell: methodOf },
    {
      id: 'since',
      head: 'Since',
      from: 'lg',
      sort: 'desc',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ startedAt }) => formatDate(startedAt),
    },
  ];
}
