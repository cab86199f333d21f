import type { Span } from '@tempera/domain/reports/sales-period';
import { limit, orderBy, where } from 'firebase/firestore';
import { countDocuments } from '../../../firebase/live/read.ts';

/** Firestore counts so many for one read; a figure beyond says `1,000+`. */
export const countedAtMost = 1_000;

/** What waits for somebody of the staff, as it is now. */
export const countUsers = () =>
  countDocuments('users', where('registered', '==', true), limit(countedAtMost));
export const countRestricted = () =>
  countDocuments('users', where('status', 'in', ['banned', 'suspended']), limit(countedAtMost));
export const countTickets = () =>
  countDocuments('tickets', where('status', '==', 'open'), limit(countedAtMost));
export const countAppeals = () =>
  countDocuments('appeals', where('status', '==', 'open'), limit(countedAtMost));

export const countActiveCoupons = () =>
  countDocuments('coupons', where('status', '==', 'active'), limit(countedAtMost));

/** The first moment of a span, and the first after it. */
const startOf = ({ from }: Span) => new Date(from);
const endOf = ({ to }: Span) => new Date(Date.parse(to) + 24 * 60 * 60 * 1000);

/** Customers whose accounts were opened on the days of a span; who runs the store is none. */
export const countNewCustomers = (span: Span) =>
  countDocuments(
    'users',
    where('registered', '==', true),
    where('role', '==', 'customer'),
    where('joinDate', '>=', startOf(span)),
    where('joinDate', '<', endOf(span)),
    orderBy('joinDate', 'desc'),
  );
/** Products that were added on the days of a span. */
export const countNewProducts = (span: Span) =>
  countDocuments('products', where('dateAdded', '>=', startOf(span)), where('dateAdded', '<', endOf(span)));
