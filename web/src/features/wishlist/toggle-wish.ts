import { messages } from '@tempera/domain/site/messages';
import { isRefusal } from '../../firebase/live/listen.ts';
import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';
import { showMeanwhile, wishesKnown } from './wish-store.ts';

/** Puts a template on the wishlist or takes it off, whichever it isn't, and offers to undo that. */
export async function toggleWish(uid: string, slug: string, title: string): Promise<void> {
  try {
    const { assertOnline } = await import('../../firebase/write/write.ts');
    assertOnline();
    const wished = (await wishesKnown(uid)).some((wish) => wish.slug === slug);
    await setWish(uid, slug, title, !wished);
  } catch (error) {
    refuse(error);
  }
}

/** The hearts follow at once; that it is saved is said once it is. @throws what `writeWish` throws */
async function setWish(uid: string, slug: string, title: string, wished: boolean): Promise<void> {
  const { writeWish } = await import('./api/wishes.ts');
  const meanwhile = showMeanwhile(uid, slug, wished);
  try {
    await writeWish(uid, slug, wished);
  } catch (error) {
    meanwhile.refused();
    throw error;
  }
  meanwhile.stored();
  showToast({
    title: wished ? 'Added to your wishlist' : 'Removed from your wishlist',
    text: title,
    kind: 'success',
    action: { label: 'Undo', run: () => setWish(uid, slug, title, !wished).catch(refuse) },
  });
}

function refuse(error: unknown): void {
  const fallback = isRefusal(error) ? messages.wishlist.refused : messages.networkError;
  showError(error, fallback, 'Wishlist not changed');
}
