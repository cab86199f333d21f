import { sweepDeletions } from './account/sweep-deletions.ts';
import { sweepImports } from './backup/sweep-imports.ts';
import { expireCoupons } from './checkout/expire-coupons.ts';
import { simulatedProvider } from './checkout/simulated-provider.ts';
import { sweepOrders } from './checkout/sweep-orders.ts';
import { sweepInvoices } from './invoices/sweep-invoices.ts';
import { sweepMails } from './mail/sweep-mails.ts';
import { sweepRestrictions } from './moderation/sweep-restrictions.ts';
import { mailUnread } from './notifications/mail-unread.ts';
import { sweepRefunds } from './orders/sweep-refunds.ts';
import { renewPlans } from './plans/renew-plans.ts';
import { sweepPictures } from './products/sweep-pictures.ts';
import { sweepAnnouncements } from './releases/announce-release.ts';
import { sweepUploads } from './releases/sweep-uploads.ts';

export interface Schedule {
  name: string;
  everyMinutes: number;
  run: () => Promise<unknown>;
}

/** What runs by the clock. The emulators never fire these, so the local store calls them from here. */
export const schedules = [
  { name: 'sweepOrders', everyMinutes: 5, run: () => sweepOrders(simulatedProvider) },
  { name: 'sweepRefunds', everyMinutes: 5, run: () => sweepRefunds(simulatedProvider) },
  { name: 'sweepInvoices', everyMinutes: 10, run: sweepInvoices },
  { name: 'sweepDeletions', everyMinutes: 15, run: sweepDeletions },
  { name: 'renewPlans', everyMinutes: 15, run: () => renewPlans(simulatedProvider) },
  // Locally no task waits for its time, so this is what ends a restriction in the records.
  { name: 'sweepRestrictions', everyMinutes: 1, run: sweepRestrictions },
  // The catcher that takes the local store's mail asks nobody for a password.
  { name: 'sweepMails', everyMinutes: 1, run: () => sweepMails('') },
  { name: 'mailUnread', everyMinutes: 1, run: mailUnread },
  { name: 'sweepAnnouncements', everyMinutes: 10, run: sweepAnnouncements },
  { name: 'sweepUploads', everyMinutes: 60, run: sweepUploads },
  { name: 'sweepPictures', everyMinutes: 60, run: () => sweepPictures() },
  { name: 'sweepImports', everyMinutes: 5, run: sweepImports },
  { name: 'expireCoupons', everyMinutes: 60, run: expireCoupons },
] as const satisfies Schedule[];
