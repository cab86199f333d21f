/** How soon a message of one's own stands in a chat. */

import { messagePace } from '@tempera/domain/conversations/ticket';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { demoAccount } from '../../emulators/seed/accounts.ts';
import { signIn } from '../screens/sign-in.ts';
import type { Figures } from './budgets.ts';
import { percentile, round } from './statistics.ts';
import { withBrowser, withSignedIn } from './with-browser.ts';

interface Shown {
  /** Frames that were begun from Enter to the one that shows the message, that one included. */
  frames: number;
  ms: number;
}

/** `message.bubble.frames`, the worst of as many as the pace allows at once, and `message.bubble.ms`, the median. */
export function measureBubble(storeUrl: string): Promise<Figures> {
  return withBrowser(async (browser) => {
    const state = await signIn(browser, storeUrl, demoAccount('customer'));
    return withSignedIn({ browser, state, storeUrl }, async (page) => {
      await page.goto(paths.templates);
      await page.getByRole('button', { name: /^Open live chat/ }).click();
      const widget = page.getByRole('dialog', { name: 'Live chat' });
      const line = widget.getByRole('textbox', { name: 'Message' });
      const begin = widget.getByRole('button', { name: 'Start Chat' });
      await line.or(begin).waitFor();
      if (await begin.isVisible()) await begin.click();
      const shown: Shown[] = [];
      while (shown.length < messagePace.count) shown.push(await send(page, crypto.randomUUID()));
      return {
        'message.bubble.frames': Math.max(...shown.map(({ frames }) => frames)),
        'message.bubble.ms': round(
          percentile(
            shown.map(({ ms }) => ms),
            0.5,
          ),
          1,
        ),
      };
    });
  });
}

async function send(page: Page, text: string): Promise<Shown> {
  const line = page.getByRole('dialog', { name: 'Live chat' }).getByRole('textbox', { name: 'Message' });
  await line.fill(text);
  await page.evaluate(watchMessage, text);
  await line.press('Enter');
  const shown = await page.waitForFunction(() => (window as { shown?: Shown }).shown);
  // The next is written when the store has this one.
  await page.locator('[data-message]').getByText(text, { exact: true }).waitFor();
  return (await shown.jsonValue()) as Shown;
}

/** Runs in the page: counts frames from Enter to the first that has the message. */
function watchMessage(text: string): void {
  Object.assign(window, { shown: undefined });
  const pressed = ({ timeStamp }: KeyboardEvent) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      const messages = document.querySelector('[role="log"]')?.textContent;
      if (!messages?.includes(text)) return requestAnimationFrame(look);
      setTimeout(() => Object.assign(window, { shown: { frames, ms: performance.now() - timeStamp } }));
    };
    requestAnimationFrame(look);
  };
  addEventListener('keydown', pressed, { capture: true, once: true });
}
