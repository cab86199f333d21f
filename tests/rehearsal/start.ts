import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';
import { openRehearsal, type Rehearsal } from '../../emulators/rehearsal/open-rehearsal.ts';
import { firstRelease } from './releases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    rehearsal: Rehearsal;
    chromium: string;
    /** Answers a GET with a {@link Report}, and a POST once another release is in place. */
    reportUrl: string;
  }
}

/** What went on outside of the browser, once everything that was begun is done. */
export interface Report {
  strangers: readonly string[];
  failures: readonly string[];
}

/** What the owner has put into Secret Manager; the catcher of mails asks for no password. */
const secrets = {
  DOWNLOAD_SIGNING_KEY: '0123456789abcdef'.repeat(4),
  SMTP_PASSWORD: 'none',
  STRIPE_SECRET_KEY: 'none',
  STRIPE_WEBHOOK_SECRET: 'none',
};

/** One project of Google's for all files of the layer; that of the long one enforces App Check. */
export default async function setup({ provide, name }: TestProject): Promise<() => Promise<void>> {
  const chromium = await findChromium(console.log);
  const { strangers, failures, settle, replacePages, stop, ...rehearsal } = await openRehearsal(
    secrets,
    name === 'rehearsal-long',
    console.log,
  );
  const releases = await firstRelease(rehearsal.checkout);
  const reports = createServer(async (request, response) => {
    if (request.method === 'POST') {
      await releases.next();
      replacePages();
    }
    await settle();
    response.end(JSON.stringify({ strangers, failures } satisfies Report));
  });
  await new Promise<void>((resolve) => reports.listen({ port: 0, host: '127.0.0.1' }, resolve));
  provide('rehearsal', rehearsal);
  provide('chromium', chromium);
  provide('reportUrl', `http://127.0.0.1:${(reports.address() as AddressInfo).port}`);
  return async () => {
    reports.close();
    await stop();
  };
}
