/** What a launch day does to what everybody wants at once: invoice numbers, a coupon, an announcement, its mails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { startGateway } from '../../../emulators/gateway/start-gateway.ts';
import { withStack } from '../../../emulators/launcher/with-stack.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { serverTime } from '../../../functions/src/platform/timestamps.ts';
import type { Figures } from '../budgets.ts';
import { withEnv } from '../with-env.ts';
import { measureAnnouncement } from './measure-announcement.ts';
import { measureCoupon } from './measure-coupon.ts';
import { measureInvoices } from './measure-invoices.ts';
import { measureMails } from './measure-mails.ts';
import { quietly } from './quietly.ts';

/** What is sold. */
async function putStore(): Promise<void> {
  await db()
    .doc('settings/site')
    .set({ ...defaultSettings, requireEmailVerification: false });
  const product = {
    title: 'AstroAccess',
    priceCents: 280,
    status: 'active',
    version: '1.0.0',
    category: 'auth',
  };
  await db()
    .doc('products/astroaccess')
    .set({ ...product, dateAdded: serverTime(), updatedAt: serverTime() });
}

async function measureIn(): Promise<Figures> {
  await putStore();
  const invoices = await measureInvoices();
  console.log('Invoices:', invoices);
  const coupon = await measureCoupon();
  console.log('Coupon:', coupon);
  const announcement = await measureAnnouncement();
  console.log('Announcement:', announcement);
  return { ...invoices, ...coupon, ...announcement, ...(await measureMails()) };
}

/** `rush.*`: the functions' code in this process, with nothing but a database beside it, so that nothing else is counted. */
export async function measureRush(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'tempera-rush-'));
  const gateway = await startGateway({ port: 0, file: join(folder, 'journal.ndjson') });
  try {
    return await withStack({ name: 'bench-rush', only: ['firestore'], seeded: false }, (stack) =>
      withEnv(
        { ...stack.env, TEMPERA_GATEWAY_URL: gateway.url, DOWNLOAD_SIGNING_KEY: stack.signingKey },
        () => quietly(measureIn),
      ),
    );
  } finally {
    await gateway.close();
    rmSync(folder, { recursive: true });
  }
}
