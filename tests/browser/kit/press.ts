import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './crawl.ts';
import { eventually } from './eventually.ts';

/** Everything that a press can change and a person can notice. Runs in the page. */
export const look = () =>
  JSON.stringify([
    location.href,
    performance.timeOrigin,
    document.title,
    document.body.innerText,
    [...document.documentElement.attributes].map(({ name, value }) => name + value),
    [...document.querySelectorAll('[role=dialog], [role=status], [role=alert], iframe')].length,
    [...document.querySelectorAll('input')].map((input) => input.type + input.checked + input.value),
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-expanded', 'aria-pressed', 'aria-invalid', 'aria-label', 'open', 'style'].map((name) =>
        name === 'style' && element.tagName !== 'IFRAME' ? '' : element.getAttribute(name),
      ),
    ),
  ]);

export const everyButton = (page: Page, within: string) =>
  page.locator(`${within} button:visible:enabled:not([aria-pressed="true"]), ${within} summary:visible`);

/**
 * Of more than three that stand together and look alike (chips, questions), the first and the last. Runs in the page.
 */
export function different(elements: Element[]): number[] {
  const alike = (a: Element, b: Element) =>
    a.className === b.className &&
    (a.parentElement === b.parentElement ||
      (a.tagName === 'SUMMARY' && a.parentElement?.parentElement === b.parentElement?.parentElement));
  return elements.flatMap((element, index) => {
    const group = elements.filter((other) => alike(element, other));
    return group.length <= 3 || element === group[0] || element === group.at(-1) ? [index] : [];
  });
}

/**
 * Presses every button of a page, each in a browser of its own: a press may have signed somebody in, or opened windows that
 * hang on the page.
 */
export async function pressEach(
  newVisitor: () => Promise<Page>,
  path: string,
  within: string,
): Promise<void> {
  const looking = await newVisitor();
  await open(looking, path);
  const indices = await everyButton(looking, within).evaluateAll(different);
  expect(indices.length).toBeGreaterThan(0);
  for (const index of indices) {
    const page = await newVisitor();
    await open(page, path);
    const button = everyButton(page, within).nth(index);
    const name = await button.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent);
    // A search for nothing is meant to do nothing.
    if (name === 'Search') await page.getByRole('searchbox').fill('blog');
    const before = await page.evaluate(look);
    await button.click();
    const now = () => page.evaluate(look).catch(() => 'another page');
    await eventually(now, `${name} on ${path}`).not.toBe(before);
    await page.context().close();
  }
}
