import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';

/** Runs `work` with a Chromium of its own and closes it afterwards, whatever happens. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await findChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
