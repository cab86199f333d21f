import { type OrderStatus, orderStatuses } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { Filter, Query } from '../../ui/resource-list/resource.ts';
import { statusLooks } from './order-words.ts';

/** Status, days and tax evidence; days as date fields have them, `2026-01-31`. Null is no bound. */
type OrderFilter = Query['filters'];

/** Where no bound is given: orders are neither older nor later. */
const everFrom = new Date(0);
const everTo = new Date(Date.UTC(9999, 11, 31));

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
/** What is no day, or none that an order could be of, is no bound. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00`);
  return dayPattern.test(text) && day >= everFrom && day < everTo;
}

export const orderFilters: readonly Filter[] = [
  {
    name: 'status',
    label: 'Status',
    as: 'select',
    all: 'All',
    options: [
      ...orderStatuses.map((status) => ({ value: status, label: statusLooks[status].label })),
      { value: 'disputed', label: 'Asked about or disputed' },
    ],
  },
  { name: 'from', label: 'From', as: 'day', accepts: isDay },
  { name: 'to', label: 'To', as: 'day', accepts: isDay },
  {
    name: 'evidence',
    label: 'Tax evidence',
    as: 'select',
    all: 'Any',
    options: [{ value: 'thin', label: 'Thin' }],
  },
];

/** The filters of a store: nobody needs evidence of where a buyer is where one rate holds everywhere. */
export const filtersFor = ({ tax }: Pick<SiteSettings, 'tax'>): readonly Filter[] =>
  tax.mode === 'one-rate' ? orderFilters.filter(({ name }) => name !== 'evidence') : orderFilters;

/** The filter as a query has it: a disputed order has whatever status. Days are times: from the beginning of a day to before the end of another, as the reader's clock has them. */
export function boundsOf({ status, from, to, evidence }: OrderFilter) {
  const start = from ? new Date(`${from}T00:00`) : everFrom;
  const end = to ? new Date(`${to}T00:00`) : new Date(everTo);
  if (to) end.setDate(end.getDate() + 1);
  const disputed = status === 'disputed';
  const statuses = status && !disputed ? [status as OrderStatus] : [...orderStatuses];
  return { statuses, disputed, start, end, thin: evidence === 'thin' };
}
