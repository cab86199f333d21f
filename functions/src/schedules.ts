import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/scheduler';
import { sweepDeletions } from './account/finish-deletion.ts';
import { sweepImports } from './backup/finish-import.ts';
import { scanStore } from './backup/scan-security.ts';
import { expireCoupons } from './checkout/expire-coupons.ts';
import { simulatedProvider } from './checkout/simulated-provider.ts';
import { sweepOrders } from './checkout/sweep-orders.ts';
import { sweepInvoices } from './invoices/sweep-invoices.ts';
import { sweepMails } from './mail/sweep-mails.ts';
import { sweepRestrictions } from './moderation/lift-restriction.ts';
import { mailUnread } from './notifications/mail-unread.ts';
import { sweepRefunds } from './orders/finish-refund.ts';
import { renewPlans } from './plans/renew-plans.ts';
import { downloadSigningKey, region, smtpPassword } from './platform/params.ts';
import { countAlsoBought } from './products/count-also-bought.ts';
import { sweepPictures } from './products/sweep-pictures.ts';
import { sweepAnnouncements } from './releases/announce-release.ts';
import { sweepUploads } from './releases/sweep-uploads.ts';
import { fillTerms } from './search/fill-terms.ts';
import { wakeTickets } from './support/wake-tickets.ts';

interface Schedule {
  everyMinutes: number;
  run: () => Promise<unknown>;
  options?: Omit<ScheduleOptions, 'schedule'>;
}

/**
 * What runs by the clock, by the function's name: production's functions are made from this table, and so is the local
 * store's ticker, since the emulators never fire a schedule.
 */
export const schedules = {
  sweepOrders: { everyMinutes: 5, run: () => sweepOrders(simulatedProvider) },
  sweepRefunds: { everyMinutes: 5, run: () => sweepRefunds(simulatedProvider) },
  sweepInvoices: { everyMinutes: 10, run: sweepInvoices },
  sweepDeletions: { everyMinutes: 15, run: sweepDeletions },
  renewPlans: { everyMinutes: 15, run: () => renewPlans(simulatedProvider) },
  // Pages wait a minute for a record that ends a restriction (decision 30).
  sweepRestrictions: { everyMinutes: 1, run: sweepRestrictions },
  sweepMails: {
    everyMinutes: 1,
    run: () => sweepMails(smtpPassword.value()),
    options: { secrets: [smtpPassword, downloadSigningKey], timeoutSeconds: 120 },
  },
  mailUnread: { everyMinutes: 1, run: mailUnread },
  wakeTickets: { everyMinutes: 1, run: wakeTickets },
  sweepAnnouncements: { everyMinutes: 10, run: sweepAnnouncements },
  sweepUploads: { everyMinutes: 60, run: sweepUploads },
  // Before anything goes, the whole catalogue is looked through.
  sweepPictures: { everyMinutes: 60, run: () => sweepPictures(), options: { timeoutSeconds: 300 } },
  // A whole store takes its time, and its text some room.
  sweepImports: { everyMinutes: 5, run: sweepImports, options: { timeoutSeconds: 540, memory: '1GiB' } },
  // It reads every library.
  countAlsoBought: { everyMinutes: 720, run: countAlsoBought, options: { timeoutSeconds: 540 } },
  // Once through what there was before there were terms, and after that nothing.
  fillTerms: { everyMinutes: 60, run: fillTerms, options: { timeoutSeconds: 540 } },
  expireCoupons: { everyMinutes: 60, run: expireCoupons },
  scanStore: {
    everyMinutes: 720,
    run: () => scanStore(downloadSigningKey.value()),
    options: { secrets: [downloadSigningKey] },
  },
} satisfies Record<string, Schedule>;

const toFunction = ({ everyMinutes, run, options }: Schedule) =>
  onSchedule({ schedule: `every ${everyMinutes} minutes`, region, ...options }, async () => {
    await run();
  });

export const scheduledFunctions = Object.fromEntries(
  Object.entries(schedules).map(([name, schedule]) => [name, toFunction(schedule)]),
) as Record<keyof typeof schedules, ScheduleFunction>;
