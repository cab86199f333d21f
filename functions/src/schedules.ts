import { sweepDeletions } from './account/finish-deletion.ts';
import { raiseAlerts } from './alerts/raise-alerts.ts';
import { sweepAnnouncements } from './announcements/announce.ts';
import { sweepAvatars } from './avatars/sweep-avatars.ts';
import { sweepImports } from './backup/finish-import.ts';
import { scanStore } from './backup/scan-security.ts';
import { sweepShards } from './catalogue/sweep-shards.ts';
import { sweepCouponCounts } from './checkout/count-redemptions.ts';
import { expireCoupons } from './checkout/expire-coupons.ts';
import { sweepOrders } from './checkout/sweep-orders.ts';
import { sweepDownloads } from './downloads/sweep-downloads.ts';
import { sweepInvoices } from './invoices/sweep-invoices.ts';
import { sweepMails } from './mail/sweep-mails.ts';
import { sweepRestrictions } from './moderation/lift-restriction.ts';
import { mailUnread } from './notifications/mail-unread.ts';
import { sweepRefunds } from './orders/finish-refund.ts';
import { stripeProvider } from './payments/stripe-provider.ts';
import { sweepChargeRefunds } from './plans/finish-charge-refund.ts';
import { renewPlans } from './plans/renew-plans.ts';
import { downloadSigningKey, enforceAppCheck, smtpPassword, webAppId } from './platform/params.ts';
import { countAlsoBought } from './products/count-also-bought.ts';
import { sweepPictures } from './products/sweep-pictures.ts';
import { reconcileBooks } from './reconciliation/reconcile-books.ts';
import { sweepTarballs } from './registry/made-tarballs.store.ts';
import { sweepUploads } from './releases/sweep-uploads.ts';
import { attestPages } from './rendering/attest-pages.ts';
import { expireRecords } from './retention/expire-records.ts';
import { wakeTickets } from './support/wake-tickets.ts';
import { fileTaxes } from './tax/file-taxes.ts';
import { handlers } from './webhooks/handlers.ts';
import { sweepEvents } from './webhooks/sweep-events.ts';

interface Schedule {
  everyMinutes: number;
  run: () => Promise<unknown>;
}

/**
 * What runs by the clock: production's two functions go through this table, and so does the local store's ticker, since the
 * emulators never fire a schedule.
 */
export const schedules = {
  sweepOrders: { everyMinutes: 5, run: () => sweepOrders(stripeProvider) },
  sweepRefunds: { everyMinutes: 5, run: () => sweepRefunds(stripeProvider) },
  sweepChargeRefunds: { everyMinutes: 5, run: () => sweepChargeRefunds(stripeProvider) },
  sweepEvents: { everyMinutes: 15, run: () => sweepEvents(handlers, stripeProvider) },
  fileTaxes: { everyMinutes: 5, run: fileTaxes },
  sweepInvoices: { everyMinutes: 10, run: sweepInvoices },
  sweepDeletions: { everyMinutes: 15, run: sweepDeletions },
  renewPlans: { everyMinutes: 15, run: () => renewPlans(stripeProvider) },
  // Pages wait a minute for a record that ends a restriction (decision 30).
  sweepRestrictions: { everyMinutes: 1, run: sweepRestrictions },
  sweepMails: { everyMinutes: 1, run: () => sweepMails(smtpPassword.value()) },
  mailUnread: { everyMinutes: 1, run: mailUnread },
  wakeTickets: { everyMinutes: 1, run: wakeTickets },
  sweepCouponCounts: { everyMinutes: 1, run: sweepCouponCounts },
  sweepAnnouncements: { everyMinutes: 10, run: sweepAnnouncements },
  sweepDownloads: { everyMinutes: 5, run: sweepDownloads },
  sweepUploads: { everyMinutes: 60, run: sweepUploads },
  sweepTarballs: { everyMinutes: 60, run: sweepTarballs },
  sweepShards: { everyMinutes: 60, run: sweepShards },
  sweepAvatars: { everyMinutes: 60, run: () => sweepAvatars() },
  // Before anything goes, the whole catalogue is looked through.
  sweepPictures: { everyMinutes: 60, run: () => sweepPictures() },
  sweepImports: { everyMinutes: 5, run: sweepImports },
  // It reads every library.
  countAlsoBought: { everyMinutes: 720, run: countAlsoBought },
  // What was kept for as long as the settings say gets its end; the database removes it within a day.
  expireRecords: { everyMinutes: 720, run: expireRecords },
  // A day at midnight, and the one before it once more.
  reconcileBooks: { everyMinutes: 1_440, run: () => reconcileBooks(stripeProvider) },
  attestPages: { everyMinutes: 60, run: () => attestPages(enforceAppCheck ? webAppId.value() : '') },
  expireCoupons: { everyMinutes: 60, run: expireCoupons },
  raiseAlerts: { everyMinutes: 5, run: raiseAlerts },
  scanStore: { everyMinutes: 720, run: () => scanStore(downloadSigningKey.value()) },
} satisfies Record<string, Schedule>;

const minuteMs = 60_000;

/**
 * The schedules that are due at a beat, by name. `at` is the moment that the beat was for, milliseconds, not the one at which it
 * came; a beat of an hour takes those that come no more often.
 */
export const dueAt = (at: number, beatMinutes: 1 | 60): string[] =>
  Object.entries(schedules).flatMap(([name, { everyMinutes }]) => {
    const isOfBeat = beatMinutes === 60 ? everyMinutes >= 60 : everyMinutes < 60;
    const isDue = Math.floor(at / (beatMinutes * minuteMs)) % (everyMinutes / beatMinutes) === 0;
    return isOfBeat && isDue ? [name] : [];
  });
