import type { BrowserContext, Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { different, everyButton, look } from './press.ts';

/** A page of somebody signed in. */
export interface Place {
  path: string;
  /** What comes with its data. */
  words: string | RegExp;
  /** Where its buttons are: `main` unless given. */
  within?: string;
  /** Before the press, with the page open: fields filled, a drawer opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The names of buttons that open a dialog, whose own buttons are pressed then. */
  opens?: RegExp;
}

/** A button by its name and its number among those of that name. */
interface Named {
  name: string;
  number: number;
}

const dialog = '[role=dialog]';

/** After it the page is another one for this person, so it comes last. */
const pays = /^(Pay|Get it free|Upgrade)/;

/** What a dialog asks about, done for good; the tests of those dialogs press it. */
const forGood = /^(Confirm|Delete|Cancel the plan|Keep the plan|Log out|Remove|Check out)/;

export async function openPlace(page: Page, { path, words, prepare }: Place): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByText(words).first().waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await prepare?.(page);
}

async function namesIn(buttons: Locator): Promise<Named[]> {
  const indices = await buttons.evaluateAll(different);
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  );
  return indices.map((index) => {
    const name = names[index] ?? '';
    return { name, number: names.slice(0, index).filter((other) => other === name).length };
  });
}

async function find(buttons: Locator, { name, number }: Named): Promise<Locator> {
  const indexOf = async () => {
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
    );
    return names.flatMap((other, index) => (other === name ? [index] : []))[number] ?? -1;
  };
  await eventually(indexOf, `${name} is there`).toBeGreaterThan(-1);
  return buttons.nth(await indexOf());
}

/** Presses it. @returns whether anything came of it that a person could notice */
async function does(page: Page, button: Locator): Promise<boolean> {
  let left = false;
  const leave = () => {
    left = true;
  };
  page.on('download', leave).on('popup', leave).on('filechooser', leave);
  const before = await page.evaluate(look);
  const itself = await button.elementHandle();
  await button.click();
  const movedFocus = () =>
    page.evaluate(
      (one) => document.activeElement !== document.body && document.activeElement !== one,
      itself,
    );
  for (const until = Date.now() + 8_000; Date.now() < until; ) {
    const changed = await page
      .evaluate(look)
      .then((now) => now !== before || movedFocus())
      .catch(() => true);
    if (left || changed) return true;
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
  }
  return false;
}

/**
 * Presses every button of a place, each on a page of its own that shares the sign-in, three at a time; of a dialog that opens,
 * its buttons too.
 * @returns the names of those that did nothing, and of all that were pressed
 */
export async function pressAll(
  context: BrowserContext,
  place: Place,
  putBack: () => Promise<unknown>,
): Promise<{ dead: string[]; pressed: string[] }> {
  const within = place.within ?? 'main';
  const dead: string[] = [];
  const pressed: string[] = [];
  const opened = async (opener?: Named) => {
    await putBack();
    const page = await context.newPage();
    await openPlace(page, place);
    if (opener) {
      await (await find(everyButton(page, within), opener)).click();
      await everyButton(page, dialog).first().waitFor();
    }
    return page;
  };
  const pressOne = async (named: Named, opener?: Named) => {
    const page = await opened(opener);
    const name = opener ? `${opener.name} > ${named.name}` : named.name;
    pressed.push(name);
    const done = await does(page, await find(everyButton(page, opener ? dialog : within), named));
    if (!done) dead.push(name);
    await page.close();
  };
  const inDialogOf = async (opener: Named) => {
    const page = await opened(opener);
    const names = await namesIn(everyButton(page, dialog));
    await page.close();
    return names.filter(({ name }) => !forGood.test(name));
  };
  const looking = await opened();
  const buttons = await namesIn(everyButton(looking, within));
  await looking.close();
  const [last, first] = [true, false].map((is) => buttons.filter(({ name }) => pays.test(name) === is));
  const presses = (first ?? []).map((named) => async () => {
    if (!place.opens?.test(named.name)) return pressOne(named);
    for (const inner of await inDialogOf(named)) await pressOne(inner, named);
  });
  const next = async (): Promise<void> => {
    const one = presses.shift();
    if (one) await one().then(next);
  };
  await Promise.all([next(), next(), next()]);
  for (const named of last ?? []) await pressOne(named);
  return { dead, pressed };
}
