import { paths } from '@tempera/domain/site/paths';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo, queuedMail } from '../mail/queued-mail.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';

/** A trigger tells of a review within a moment; in milliseconds. */
const moment = 3_600_000;

/** Whether a review was written when the store got it; one from a backup or the seed is no news. Both in milliseconds. */
export const isNews = (createdAt: number | null, storedAt: number): boolean =>
  createdAt === null || storedAt - createdAt < moment;

/**
 * A mail to the support address for a new review, while both switches are on. It names neither the author
 * nor their words, which may be taken back; the same review, told twice, is one mail.
 */
export async function tellOfReview(slug: string, uid: string, rating: unknown): Promise<void> {
  const [settings, product] = await Promise.all([loadSettings(), refs.product(slug).get()]);
  const { emailNotifications, reviewNotifications, supportEmail, siteName } = settings;
  if (!emailNotifications || !reviewNotifications || supportEmail === '') return;
  const { title = slug, category = '' } = product.data() ?? {};
  const link = linkTo(paths.preview(String(category), slug), settings);
  const stars = String(Number(rating));
  const mail = queuedMail('review', { store: siteName, product: String(title), rating: stars, link });
  try {
    await refs.mail(`review-${slug}-${uid}`).create({ to: supportEmail, ...mail });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
