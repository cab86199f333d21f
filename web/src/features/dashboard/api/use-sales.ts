import type { Span } from '@tempera/domain/reports/sales-period';
import type { SalesMonth, SoldProducts } from '@tempera/domain/reports/sales-report';
import { monthOf } from '@tempera/domain/reports/stats';
import { documentId, limit, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** Two years of months, the longest period with the one before it. */
const mostMonths = 24;
/** The longest period that goes by days. */
const mostDays = 30;

/** The figures of every day from one span's beginning to another's end, live: a document for each month. */
export const useSalesMonths = ({ from }: Span, { to }: Span): Live<SalesMonth[]> =>
  useList<SalesMonth>(
    'stats/sales/months',
    where(documentId(), '>=', monthOf(from)),
    where(documentId(), '<=', monthOf(to)),
    limit(mostMonths),
  );

/** What was sold on each day of a span, live. */
export const useSoldOnDays = ({ from, to }: Span): Live<SoldProducts[]> =>
  useList<SoldProducts>(
    'stats/sales/productDays',
    where(documentId(), '>=', from),
    where(documentId(), '<=', to),
    limit(mostDays),
  );

/** What was sold in each month that a span touches, live. */
export const useSoldInMonths = ({ from, to }: Span): Live<SoldProducts[]> =>
  useList<SoldProducts>(
    'stats/sales/productMonths',
    where(documentId(), '>=', monthOf(from)),
    where(documentId(), '<=', monthOf(to)),
    limit(mostMonths),
  );
