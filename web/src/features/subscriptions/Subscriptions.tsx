import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { listings } from '@tempera/domain/plans/plan-change';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useState } from 'react';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Filter, Resource } from '../../ui/resource-list/resource.ts';
import { useSettings } from '../../ui/settings.tsx';
import {
  disputed,
  type ListedSubscription,
  readAllSubscriptions,
  readSubscription,
  readSubscriptionFigures,
  subscriptionsPerPage,
  useSubscriptionPage,
  useSubscriptionsFound,
} from './api/subscriptions.ts';
import { GivePlanButton } from './components/GivePlanButton.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { disputedLook, listingLooks, nameOf } from './subscription-words.ts';
import { subscriptionsToCsv } from './subscriptions-to-csv.ts';
import { usePlanNames } from './use-plan-names.ts';
import { useSubscriptionActs } from './use-subscription-acts.tsx';

const filters: readonly Filter[] = [
  {
    name: 'listing',
    label: 'Status',
    as: 'select',
    all: 'All',
    options: [
      ...listings.map((listing) => ({ value: listing, label: listingLooks[listing].label })),
      { value: disputed, label: disputedLook.label },
    ],
  },
];

/** Everybody who has, or had, a plan beside the free one, and what can be done about it. */
export function Subscriptions() {
  const { currency } = useSettings();
  const [changes, setChanges] = useState(0);
  const done = () => setChanges((count) => count + 1);
  const plan = usePlanNames();
  const { actsOf, dialogs } = useSubscriptionActs(done);
  const resource: Resource<ListedSubscription> = {
    table: {
      label: 'Subscriptions',
      columns: subscriptionColumns(plan),
      top: true,
      actions: (one) => (
        <RowMenu
          of={nameOf(one)}
          actions={[{ label: 'View Details', href: panelPaths.adminSubscription(one.id) }, ...actsOf(one)]}
        />
      ),
    },
    perPage: subscriptionsPerPage,
    usePage: useSubscriptionPage,
    read: readSubscription,
    sortedBy: 'since',
    filters,
    search: {
      label: 'Search by name or email',
      placeholder: 'Search people...',
      nouns: ['subscription', 'subscriptions'],
      useFound: useSubscriptionsFound,
      sorted: true,
    },
    turns: ({ sort }) => (sort.direction === 'desc' ? ['Newer', 'Older'] : ['Older', 'Newer']),
    empty: ({ text, narrowed }) => ({
      icon: text === '' ? 'file' : 'search',
      title: narrowed ? 'No subscriptions match.' : 'No subscriptions yet.',
      ...(!narrowed && { text: 'People who subscribe to a plan appear here.' }),
    }),
    csv: {
      label: 'Export Subscriptions',
      fileName: 'subscriptions.csv',
      failed: 'The subscriptions could not be loaded. Please try again.',
      read: async (query, onProgress) => subscriptionsToCsv(await readAllSubscriptions(query, onProgress)),
    },
  };
  return (
    <>
      <ResourceList
        resource={resource}
        title="Subscriptions"
        buttons={<GivePlanButton onDone={done} />}
        figures={
          <FigureCards
            key={changes}
            ask={readSubscriptionFigures}
            cards={[
              {
                title: 'Subscribers',
                of: ({ subscribers }) => subscribers,
                note: 'People with a paid plan, past due or not',
              },
              {
                title: 'Monthly revenue',
                of: ({ mrrCents }) => formatMoney(mrrCents as Cents, currency),
                note: 'MRR, without tax',
              },
              { title: 'Past due', of: ({ pastDue }) => pastDue },
              { title: 'Given', of: ({ given }) => given },
            ]}
          />
        }
      />
      {dialogs}
    </>
  );
}
