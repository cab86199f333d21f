import { paths } from '@tempera/domain/site/paths';
import { HtmlValidate, type Message } from 'html-validate';
import { expect, it } from 'vitest';
import { storeUrl, useBrowser } from './kit/browser.ts';

useBrowser();

/** What the standard asks; the recommended rules add matters of style, which nobody reads in what React writes. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const told = ({ ruleId, message, line, column }: Message) => `${line}:${column} ${ruleId}: ${message}`;

/** A page as the server sends it, before any script has run. */
async function faultsIn(path: string): Promise<string[]> {
  const html = await (await fetch(storeUrl + path)).text();
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) => messages.map(told));
}

it.each([
  paths.home,
  paths.templates,
  '/templates?q=xyzzyx',
  paths.categories,
  paths.preview('auth', 'astroaccess'),
  paths.preview('auth', 'neogate'),
  paths.pricing,
  paths.about,
  paths.support,
  paths.documentation,
  paths.terms,
  paths.privacy,
  '/studio',
  '/no/such/page',
  // Shells, which the browser fills.
  paths.login,
  paths.checkoutSuccess,
  paths.profile,
  '/admin',
])('%s is valid HTML as it is sent', async (path) => {
  expect(await faultsIn(path)).toEqual([]);
});
