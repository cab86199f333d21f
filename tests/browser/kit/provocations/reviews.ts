import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { Locator, Page } from 'playwright-core';
import { grant, putReview, signInSomebody } from '../readers.ts';
import { changeSettings, db, putProduct } from '../store.ts';
import { overtake } from './support.ts';

type Provocation = (page: Page) => Promise<void>;

const section = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });

/** Somebody who owns a product and sends the form of a review, filled by `fill`, once `before` has happened. */
const reviewing =
  (
    fill: (form: Locator) => Promise<void>,
    before: (uid: string, slug: string) => Promise<unknown> = async () => {},
  ) =>
  async (page: Page) => {
    const slug = await putProduct();
    const { uid } = await signInSomebody(page);
    await grant(uid, slug);
    await page.goto(paths.preview('auth', slug));
    await section(page).getByRole('button', { name: 'Write a review' }).click();
    await fill(section(page));
    await before(uid, slug);
    await section(page).getByRole('button', { name: 'Publish review' }).click();
  };

const write = (text: string) => async (form: Locator) => {
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Your review', { exact: true }).fill(text);
};

/** Somebody who reports another's review for the second time, if the dialog lets it go. */
const reporting =
  (reason: string | null, text = ''): Provocation =>
  async (page) => {
    const slug = await putProduct();
    await putReview(slug, 'spammer', { authorName: 'mossback' });
    const { uid } = await signInSomebody(page);
    await db().doc(`abuseReports/${slug}_spammer_${uid}`).set({ kind: 'review', status: 'open' });
    await page.goto(paths.preview('auth', slug));
    await section(page).getByRole('button', { name: 'Report the review by mossback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report the review by mossback' });
    if (reason) await dialog.getByRole('radio', { name: reason }).check();
    await dialog.getByLabel('Anything to add').fill(text);
    await dialog.getByRole('button', { name: 'Report review' }).click();
  };

/** How a person meets each message of reviews, reports and the wishlist. */
export const reviewProvocations: Record<string, Provocation> = {
  'review.noRating': reviewing(async () => {}),
  'review.noText': reviewing(async () => {}),
  'review.tooLong': reporting('It is spam', 'x'.repeat(501)),
  'review.refused': reviewing(write('Bought it.'), (uid, slug) =>
    db().doc(`users/${uid}/library/${slug}`).delete(),
  ),
  'report.noReason': reporting(null),
  'report.refused': reporting('It is spam'),
  'wishlist.refused': async (page) => {
    await signInSomebody(page);
    await page.goto(paths.preview('blog', 'blog'));
    const heart = page.getByRole('button', { name: 'Add to wishlist: Blog' });
    await heart.waitFor();
    // An admin switches wishlists off at the same moment.
    await overtake(page, () => changeSettings({ enableWishlist: false }));
    try {
      await heart.click();
      await page.getByText(messages.wishlist.refused).first().waitFor();
    } finally {
      await changeSettings({ enableWishlist: true });
    }
  },
};
