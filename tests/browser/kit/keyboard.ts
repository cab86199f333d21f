import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page of the store has between two things that belong together. */
const maxStops = 80;

/** Presses Tab until this has the focus, which must be on the screen and be seen. Nothing is clicked. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(showsFocus)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Tabs to a field and types; what was in it is selected by then and replaced. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Whether the focused element is in the window and drawn as focused: by itself, its frame or what covers its face. */
function showsFocus(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const outlined = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const frame = element.closest('.Mui-focused, .Mui-focusVisible');
  return (
    inSight &&
    element.matches(':focus-visible') &&
    (frame !== null || outlined(getComputedStyle(element)) || outlined(getComputedStyle(element, '::after')))
  );
}
