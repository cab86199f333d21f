import { type Order, type OrderStatus, orderStatuses } from '@tempera/domain/orders/order';

/** What the table shows; days as date fields have them, `2026-01-31`, empty for no bound. */
export interface OrderFilter {
  status: 'all' | OrderStatus;
  from: string;
  to: string;
}

/** Where no bound is given: orders are neither older nor later. */
const everFrom = new Date(0);
const everTo = new Date(Date.UTC(9999, 11, 31));

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
/** What is no day, or none that an order could be of, is no bound. */
function dayOf(text: string | null): string {
  if (!text || !dayPattern.test(text)) return '';
  const day = new Date(`${text}T00:00`);
  return day >= everFrom && day < everTo ? text : '';
}

/** The filter that stands in the address. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const status = params.get('status') ?? '';
  const known = (orderStatuses as readonly string[]).includes(status);
  return {
    status: known ? (status as OrderStatus) : 'all',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  };
}

/** The filter as times: from the beginning of a day to before the end of another, as the reader's clock has them. */
export function boundsOf({ status, from, to }: OrderFilter) {
  const start = from === '' ? everFrom : new Date(`${from}T00:00`);
  const end = to === '' ? everTo : new Date(`${to}T00:00`);
  if (to !== '') end.setDate(end.getDate() + 1);
  return { statuses: status === 'all' ? [...orderStatuses] : [status], start, end };
}

/** Whether an order that was found otherwise meets the filter too. */
export function meets({ status, date }: Pick<Order, 'status' | 'date'>, filter: OrderFilter): boolean {
  const { statuses, start, end } = boundsOf(filter);
  return (statuses as readonly string[]).includes(status) && date >= start.getTime() && date < end.getTime();
}

/** Whether every order meets it. */
export const takesAll = ({ status, from, to }: OrderFilter): boolean =>
  status === 'all' && from === '' && to === '';
