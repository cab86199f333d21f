import { sweepDeletions } from './account/sweep-deletions.ts';
import { expireCoupons } from './checkout/expire-coupons.ts';
import { simulatedProvider } from './checkout/simulated-provider.ts';
import { sweepOrders } from './checkout/sweep-orders.ts';
import { sweepInvoices } from './invoices/sweep-invoices.ts';
import { renewPlans } from './plans/renew-plans.ts';

export interface Schedule {
  name: string;
  everyMinutes: number;
  run: () => Promise<unknown>;
}

/** What runs by the clock. The emulators never fire these (design.md §9), so the local store calls them from here. */
export const schedules = [
  { name: 'sweepOrders', everyMinutes: 5, run: () => sweepOrders(simulatedProvider) },
  { name: 'sweepInvoices', everyMinutes: 10, run: sweepInvoices },
  { name: 'sweepDeletions', everyMinutes: 15, run: sweepDeletions },
  { name: 'renewPlans', everyMinutes: 15, run: () => renewPlans(simulatedProvider) },
  { name: 'expireCoupons', everyMinutes: 60, run: expireCoupons },
] as const satisfies Schedule[];
