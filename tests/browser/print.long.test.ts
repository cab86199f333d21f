import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { payButton } from './kit/checkout.ts';
import { signIn, somebodyKnown } from './kit/people.ts';

useBrowser();

interface Printed {
  ink: number;
  ground: number;
  text: string;
}

/** Every text on the page with the lightness (0 to 255) of its ink and of what is painted below it. */
const textsOf = (page: Page) =>
  page.locator('main').evaluate((main): Printed[] => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const color = channels(getComputedStyle(element).backgroundColor);
      return color[3] === 0 ? groundOf(element.parentElement) : color;
    };
    const lightness = ([red = 0, green = 0, blue = 0]: number[]) =>
      Math.round(0.21 * red + 0.72 * green + 0.07 * blue);
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: Printed[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || element.getClientRects().length === 0) continue;
      const ink = lightness(channels(getComputedStyle(element).color));
      found.push({ text, ink, ground: lightness(groundOf(element)) });
    }
    return found;
  });

it('an order on paper is the order alone, in dark on white', async () => {
  const page = await newPage({ colorScheme: 'dark' });
  const person = await somebodyKnown();
  await signIn(page, person);
  await page.goto('/checkout/product=neogate');
  await payButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Order Complete' }).waitFor();
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto(`/checkout/success?order=${orderId}`);
  const download = page.getByRole('button', { name: 'Download Neo Gate' });
  const saved = page.waitForEvent('download');
  await download.click();
  await saved;
  const toast = page
    .getByText(/download/i)
    .and(page.locator('.notistack-Snackbar *'))
    .first();
  await toast.waitFor();
  // Only the page is told: an end of the connection itself would leave requests broken, each with its complaint.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  const offline = page.getByText(/^You are offline/);
  await offline.waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const notOnPaper = [page.getByRole('banner'), page.getByRole('contentinfo'), toast, offline, download];
  for (const part of notOnPaper) await part.waitFor({ state: 'hidden' });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  const main = page.getByRole('main');
  await main.getByText(orderId).waitFor();
  await main.getByText('Neo Gate').first().waitFor();
  await main.getByText(person.email, { exact: true }).waitFor();
  const texts = await textsOf(page);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(({ ink, ground }) => ink > 100 || ground < 255)).toEqual([]);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('banner').waitFor();
});
