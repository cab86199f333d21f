import { readFileSync } from 'node:fs';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { demoAccount, signIn } from './kit/people.ts';
import { type RouteRow, readRouteTable } from './kit/route-table.ts';

/** Walks the table of docs/routes.md. */
useBrowser();

const table = readRouteTable();
const visits = table.flatMap((row) => row.examples.map((example) => ({ row, example })));

/** Access Forbidden in the place of what it refuses. */
const refusal = table.find(({ route }) => route.includes(paths.forbidden));

interface End {
  heading: RegExp;
  /** Null where it is a part of another. */
  chunk: string | null;
  /** Null where it is the address that was asked for. */
  path: string | null;
}

/** Where somebody ends who asks for a row's page: the row itself, the one that its guard names, or a refusal. */
function seenBy(row: RouteRow, signedIn: boolean): End {
  const allowed = row.lets === 'everybody' || row.lets === (signedIn ? 'logged in' : 'logged out');
  if (allowed) return { ...row, path: null };
  if (refusal && (row.elsewhere === null || (row.lets === 'staff' && signedIn))) {
    return { heading: refusal.heading, chunk: null, path: null };
  }
  const other = table.find(({ examples }) => examples.includes(row.elsewhere ?? ''));
  if (!other) throw new Error(`${row.route} leads to ${row.elsewhere}, which is not in the table`);
  return { ...other, path: row.elsewhere };
}

const headingIs = (page: Page, { heading }: End) =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor();

const chunksOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/([\w-]+?)-[\w-]{8}\.js/.exec(name)?.[1]),
  );

/** Opens the page directly, again, and by the browser's buttons. */
async function walk(page: Page, row: RouteRow, example: string, signedIn: boolean): Promise<void> {
  const end = seenBy(row, signedIn);
  await page.goto(example);
  await headingIs(page, end);
  if (end.path) await eventually(() => new URL(page.url()).pathname, `where ${example} leads`).toBe(end.path);
  if (end.chunk) await eventually(() => chunksOf(page), `the chunk of ${example}`).toContain(end.chunk);
  await page.reload();
  await headingIs(page, end);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForURL(storeUrl + paths.privacy);
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await page.goBack();
  await headingIs(page, end);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
}

/** Pages that answer with an error say so on the console; others may not. */
const groups = [
  ['what is there', visits.filter(({ row }) => row.status < 400), undefined],
  ['what is not', visits.filter(({ row }) => row.status >= 400), /status of 404/],
] as const;

describe('the table of routes', () => {
  it('names every module that the router loads, and no other', () => {
    const source = readFileSync(new URL('../../web/src/app/routes.tsx', import.meta.url), 'utf8');
    const loaded = [...source.matchAll(/import\('\.\.\/routes\/([\w/-]+)\.tsx'\)/g)].map((match) => match[1]);
    // The router's last word, which throws; its page is the error's.
    expect([...new Set(table.map(({ module }) => module))].sort()).toEqual([...new Set(loaded)].sort());
  });

  it.each(visits.map(({ row, example }) => [example, row.status] as const))(
    '%s answers %i',
    async (example, status) => {
      expect((await fetch(storeUrl + example, { redirect: 'manual' })).status).toBe(status);
    },
  );

  it.each(groups)('a visitor finds %s as it says', async (_name, group, expected) => {
    const page = await newPage(expected && { expected });
    for (const { row, example } of group) await walk(page, row, example, false);
  });

  it.each(groups)('a customer finds %s as it says', async (_name, group, expected) => {
    const page = await newPage(expected && { expected });
    await signIn(page, demoAccount('customer'));
    for (const { row, example } of group) await walk(page, row, example, true);
  });
});

it('the not-found page searches, and a search has an address', async () => {
  const page = await newPage({ expected: /status of 404/ });
  await page.goto('/no/such/page');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { level: 1, name: '404: page not found' }).waitFor();
  await search.getByRole('searchbox').fill('neo gate');
  await search.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(`${storeUrl}/templates?q=neo+gate`);
  await page.getByRole('main').getByRole('article').first().getByText('Neo Gate').waitFor();
  await page.goto('/?search=neo%20gate');
  await page.getByRole('main').getByRole('article').first().getByText('Neo Gate').waitFor();
});
