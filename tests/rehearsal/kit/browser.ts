import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { rehearsed } from '../../../emulators/rehearsal/project.ts';
import { flags } from '../../browser/kit/chromium-flags.ts';
import type { Report } from '../start.ts';

const storeOrigin = `https://${rehearsed.host}`;

/** What a store without settings and products lacks is asked for, and not there. */
const emptyStore = /documents\/(?:settings|catalogue)\/\w+\?key=/;

let browser: Browser | undefined;
const complaints: string[] = [];

/** Gives the file a browser whose every request goes through the proxy, and has it end without a complaint. */
export function useBrowser(): void {
  beforeAll(async () => {
    const { proxyUrl, authorityHash } = inject('rehearsal');
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      // Nor does what asks for this machine itself get past the proxy.
      proxy: { server: proxyUrl, bypass: '<-loopback>' },
      args: [...flags, `--ignore-certificate-errors-spki-list=${authorityHash}`],
    });
  });
  afterAll(async () => {
    await browser?.close();
    const report = (await (await fetch(inject('reportUrl'))).json()) as Report;
    expect(report).toEqual({ strangers: [], failures: [] });
    expect(complaints.join('\n')).toBe('');
  });
}

export interface PageOptions {
  /** Addresses that may be missing. */
  expected?: RegExp;
  serviceWorkers?: 'allow' | 'block';
}

/** Somebody's browser, which keeps its service worker unless it is told otherwise. */
export async function newPage(width = 1280, options: PageOptions = {}): Promise<Page> {
  if (!browser) throw new Error('useBrowser() belongs at the top of the file');
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    baseURL: storeOrigin,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: options.serviceWorkers ?? 'allow',
  });
  context.setDefaultTimeout(30_000);
  await listen(context, options.expected);
  return context.newPage();
}

async function listen(context: BrowserContext, expected?: RegExp): Promise<void> {
  await context.exposeFunction('temperaViolation', (line: string) => complaints.push(`policy: ${line}`));
  await context.addInitScript(() => {
    const tell = (window as unknown as { temperaViolation(line: string): void }).temperaViolation;
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || emptyStore.test(url) || expected?.test(url)) return;
      complaints.push(`console: ${message.text()} (${url})`);
    });
  });
}

/** Opens an address of the store and waits until the page can be used. @returns its status */
export async function open(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return response?.status();
}
