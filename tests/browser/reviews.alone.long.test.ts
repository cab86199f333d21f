import { laterMessages } from '@tempera/domain/site/later-messages';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { comesBackUntil } from './kit/looking.ts';
import { openPanel } from './kit/moderation.ts';
import { demoAccount } from './kit/people.ts';
import { grant, putReview, signInSomebody } from './kit/readers.ts';
import { changeSettings, db, putProduct } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();
afterEach(() => changeSettings({ enableReviews: true }));

const section = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });
const items = (page: Page) => section(page).getByRole('article');
const ownReview = (page: Page) => section(page).getByRole('article', { name: 'Your review' });
const rating = (page: Page) => page.locator('dl > div').filter({ hasText: 'Rating' }).locator('dd');
const pageOf = (slug: string) => paths.preview('auth', slug);
const ratedIn = (slug: string, count: number) =>
  eventually(async () => (await db().doc(`products/${slug}`).get()).get('reviewCount')).toBe(count);

async function fill(page: Page, stars: number, text: string): Promise<void> {
  await section(page)
    .getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })
    .check({ force: true });
  await section(page).getByLabel('Your review', { exact: true }).fill(text);
}

describe('a buyer', () => {
  it('reviews, edits and takes back, and the rating follows on every open page', async () => {
    const slug = await putProduct({ priceCents: 280 });
    const [page, other] = [await newPage(), await newPage()];
    const { uid, name } = await signInSomebody(page);
    await grant(uid, slug);
    await Promise.all([page.goto(pageOf(slug)), other.goto(pageOf(slug))]);
    expect(await rating(other).innerText()).toBe('No ratings yet');

    await section(page).getByRole('button', { name: 'Write a review' }).click();
    await fill(page, 4, 'Read it in an evening.');
    await section(page).getByRole('button', { name: 'Publish review' }).click();
    await seeToast(page, { title: 'Review published', text: slug, role: 'status' });
    await ownReview(page).getByText('Read it in an evening.').waitFor();
    for (const one of [page, other]) {
      await eventually(() => rating(one).innerText()).toMatch(/4\.0.* from 1 review$/s);
      await items(one).filter({ hasText: name }).getByText('Read it in an evening.').waitFor();
    }
    expect(await section(page).getByRole('button', { name: 'Write a review' }).count()).toBe(0);
    expect(await items(other).getByRole('button').count()).toBe(0);

    await ownReview(page).getByRole('button', { name: 'Edit your review' }).click();
    await fill(page, 2, 'On second thoughts.');
    await section(page).getByRole('button', { name: 'Save changes' }).click();
    await seeToast(page, { title: 'Review updated', text: slug, role: 'status' });
    await ownReview(page).getByText('edited').waitFor();
    await eventually(() => rating(other).innerText()).toMatch(/2\.0/);
    await items(other).getByText('On second thoughts.').waitFor();

    await ownReview(page).getByRole('button', { name: 'Delete your review' }).click();
    const question = page.getByRole('dialog', { name: `Delete your review of ${slug}?` });
    await question.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep it' }).click();
    await question.waitFor({ state: 'hidden' });
    await ownReview(page).getByRole('button', { name: 'Delete your review' }).click();
    await question.getByRole('button', { name: 'Delete review' }).click();
    await ownReview(page).waitFor({ state: 'hidden' });
    await eventually(() => rating(other).innerText()).toBe('No ratings yet');
    await section(other).getByRole('heading', { name: 'No reviews yet' }).waitFor();
    await section(page).getByRole('button', { name: 'Write a review' }).waitFor();
  });

  it('is told at the field what is wrong, and may choose stars by keyboard', async () => {
    const slug = await putProduct();
    const page = await newPage();
    await grant((await signInSomebody(page)).uid, slug);
    await page.goto(pageOf(slug));
    await section(page).getByRole('button', { name: 'Write a review' }).click();
    const send = section(page).getByRole('button', { name: 'Publish review' });
    await send.click();
    await section(page).getByText(laterMessages.review.noRating).waitFor();
    await section(page).getByText(laterMessages.review.noText).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await section(page).getByRole('radio', { name: '1 star' }).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    expect(await section(page).getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    await section(page).getByLabel('Your review', { exact: true }).fill('x'.repeat(2_001));
    await section(page).getByText('2001 of 2000').waitFor();
    await send.click();
    await section(page).getByText(laterMessages.review.tooLong(2_000)).waitFor();
    await section(page).getByRole('button', { name: 'Cancel' }).click();
    await section(page).getByRole('button', { name: 'Write a review' }).waitFor();
  });
});

it('one of the team has their badge beside their name, for visitors too, and a customer none', async () => {
  const slug = await putProduct();
  await putReview(slug, 'somebody');
  const { uid, name } = demoAccount('staff');
  await grant(uid, slug);
  const page = await openPanel('staff', pageOf(slug));
  await section(page).getByRole('button', { name: 'Write a review' }).click();
  await fill(page, 5, 'I wrote half of it.');
  await section(page).getByRole('button', { name: 'Publish review' }).click();
  await ownReview(page).getByText('Staff', { exact: true }).waitFor();
  await ratedIn(slug, 2);
  const visitor = await newPage();
  await visitor.goto(pageOf(slug));
  const theirs = section(visitor).getByRole('article', { name: `Review by ${name}` });
  await theirs.getByText('Staff', { exact: true }).waitFor();
  expect(await items(visitor).getByText('Staff', { exact: true }).count()).toBe(1);
  expect(await faultsOf(visitor)).toEqual([]);
});

it('nobody else sees a form: a visitor is led to the login and back, a member is told who may', async () => {
  const slug = await putProduct();
  await putReview(slug, 'somebody');
  await ratedIn(slug, 1);
  const page = await newPage();
  await page.goto(pageOf(slug));
  const login = section(page).getByRole('link', { name: 'Log in to review it' });
  expect(await login.getAttribute('href')).toBe(paths.loginThen(`${pageOf(slug)}#reviews`));
  await signInSomebody(page);
  await page.goto(pageOf(slug));
  await section(page).getByText('Get it to add your review.').waitFor();
  expect(await section(page).getByRole('button', { name: 'Write a review' }).count()).toBe(0);
  expect(await section(page).getByRole('radio').count()).toBe(0);
});

it('reviews come newest first, ten at a time, none twice and none left out', async () => {
  const slug = await putProduct();
  const uids = Array.from({ length: 23 }, (_, n) => `r${String(n).padStart(2, '0')}`);
  // Some at the very same time, across the borders of pages.
  await Promise.all(
    uids.map((uid, n) => putReview(slug, uid, { minute: Math.floor(n / 4), rating: (n % 5) + 1 })),
  );
  await ratedIn(slug, 23);
  const page = await newPage();
  await page.goto(pageOf(slug));
  await eventually(() => items(page).count()).toBe(10);
  const bars = section(page).getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem');
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')))).toEqual([
    '5 stars: 4 reviews',
    '4 stars: 4 reviews',
    '3 stars: 5 reviews',
    '2 stars: 5 reviews',
    '1 star: 5 reviews',
  ]);
  const more = section(page).getByRole('button', { name: 'Load more reviews' });
  await more.click();
  await eventually(() => items(page).count()).toBe(20);
  await more.click();
  await eventually(() => items(page).count()).toBe(23);
  await more.waitFor({ state: 'detached' });
  const texts = await items(page).locator('p').allInnerTexts();
  expect(texts.toSorted()).toEqual(uids.map((uid) => `Text of ${uid}`));
  const times = await items(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(times).toEqual(times.toSorted().toReversed());
});

it('somebody else’s review is reported once, with a reason', async () => {
  const slug = await putProduct();
  await putReview(slug, 'spammer', { authorName: 'mossback' });
  await ratedIn(slug, 1);
  const page = await newPage({ expected: /status of 40[03]|PERMISSION_DENIED|permission/i });
  const { uid } = await signInSomebody(page);
  await page.goto(pageOf(slug));
  const report = async () => {
    await section(page).getByRole('button', { name: 'Report the review by mossback' }).click();
    return page.getByRole('dialog', { name: 'Report the review by mossback' });
  };
  const dialog = await report();
  await dialog.getByRole('button', { name: 'Report review' }).click();
  await dialog.getByText(laterMessages.report.noReason).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'It is spam' }).check();
  await dialog.getByLabel('Anything to add').fill('Bought followers.');
  await dialog.getByRole('button', { name: 'Report review' }).click();
  await seeToast(page, {
    title: 'Review reported',
    text: 'Thank you. Our team will review it.',
    role: 'status',
  });
  await section(page).getByRole('button', { name: 'Reported: the review by mossback' }).waitFor();
  const stored = await db().doc(`abuseReports/${slug}_spammer_${uid}`).get();
  expect(stored.data()).toMatchObject({
    reason: 'spam',
    text: 'Bought followers.',
    status: 'open',
    reporterUid: uid,
  });

  await page.reload();
  const again = await report();
  await again.getByRole('radio', { name: 'It is abusive' }).check();
  await again.getByRole('button', { name: 'Report review' }).click();
  await again.getByText(laterMessages.report.refused).waitFor();
});

it('odd texts and names break nothing, from 320 px on', async () => {
  const slug = await putProduct();
  const texts = [
    ['long', 'word '.repeat(400).trim()],
    ['unbroken', 'W'.repeat(2_000)],
    ['emoji', '👩‍👩‍👧‍👦🎉'.repeat(60)],
    ['rtl', `‏${'قالب رائع، سهل القراءة. '.repeat(20)}`],
    ['markup', '<img src=x onerror="document.title=1"> **bold** javascript:alert(1)'],
    ['lines', 'a\n'.repeat(300)],
  ] as const;
  await Promise.all(
    texts.map(([uid, text], minute) =>
      putReview(slug, uid, { text, minute, authorName: uid === 'rtl' ? '‮مثال‮'.repeat(10) : uid.repeat(12) }),
    ),
  );
  await ratedIn(slug, texts.length);
  const page = await newPage({ width: 390 });
  await page.goto(pageOf(slug));
  await eventually(() => items(page).count()).toBe(texts.length);
  const folded = section(page).getByRole('button', { name: 'Show all' });
  for (let left = await folded.count(); left > 0; left--) await folded.first().click();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(await section(page).locator('img').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
});

it('come with the page from the server, and vanish with their switch', async () => {
  const page = await newPage();
  const html = async () => (await page.request.get(paths.preview('auth', 'astroaccess'))).text();
  expect(await html()).toContain('accounts.js really is the only file');
  await page.goto(paths.preview('auth', 'astroaccess'));
  await section(page).getByText('Small enough to read before lunch.').waitFor();
  const reads = await page.evaluate(() => performance.getEntriesByName('firestore-read').length);
  expect(reads).toBeLessThanOrEqual(5);
  await changeSettings({ enableReviews: false });
  await comesBackUntil(page, section(page).waitFor({ state: 'detached' }));
  await rating(page).getByText('from 5 reviews').waitFor();
  expect(await rating(page).getByRole('link').count()).toBe(0);
  await changeSettings({ enableReviews: true });
  await section(page).waitFor();
});
