import { messages } from '@tempera/domain/messages';
import { showToast } from '../../ui/toast.ts';
import { wishesKnown } from './wish-store.ts';

/** Puts a template on the wishlist or takes it off, whichever it isn't, and offers to undo that. */
export async function toggleWish(uid: string, slug: string, title: string): Promise<void> {
  try {
    const wished = (await wishesKnown(uid)).some((wish) => wish.slug === slug);
    await setWish(uid, slug, title, !wished);
  } catch {
    refuse();
  }
}

async function setWish(uid: string, slug: string, title: string, wished: boolean): Promise<void> {
  const { writeWish } = await import('./api/write-wish.ts');
  const written = writeWish(uid, slug, wished);
  showToast({
    title: wished ? 'Added to your wishlist' : 'Removed from your wishlist',
    text: title,
    kind: 'success',
    action: { label: 'Undo', run: () => setWish(uid, slug, title, !wished) },
  });
  try {
    await written;
  } catch {
    refuse();
  }
}

function refuse(): void {
  showToast({ title: 'Wishlist not changed', text: messages.wishlist.refused, kind: 'error' });
}
