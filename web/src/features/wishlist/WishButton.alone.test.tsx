// @vitest-environment happy-dom
import type { Product } from '@tempera/domain/catalogue/product';
import { messages } from '@tempera/domain/site/messages';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { seeToast, showInPage } from '../../../testing/in-page.tsx';
import { WishButton } from './WishButton.tsx';

const member = { uid: 'mira', anonymous: false };
vi.mock('../../firebase/auth/session.ts', () => ({
  useMember: () => member,
  sessionKnown: async () => member,
}));
vi.mock('./wish-store.ts', () => ({ useWishes: () => [] }));

afterEach(cleanup);

it('says that nothing was changed where what a press does can’t be fetched, and does it once it can', async () => {
  const lost = './toggle-wish.ts';
  vi.doMock(lost, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  showInPage(<WishButton product={{ slug: 'neo', title: 'Neo', category: 'auth' } as Product} />);
  const button = screen.getByRole('button', { name: 'Add to wishlist: Neo' });
  await userEvent.click(button);
  await seeToast({ title: 'Wishlist not changed', text: messages.networkError });
  const toggleWish = vi.fn();
  vi.doMock(lost, () => ({ toggleWish }));
  await userEvent.click(button);
  await vi.waitFor(() => expect(toggleWish).toHaveBeenCalledExactlyOnceWith('mira', 'neo', 'Neo'));
});
