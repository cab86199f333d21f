import { roomMessageId } from '@tempera/domain/conversations/room';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { signInSomebody } from '../readers.ts';
import { putRoom } from '../rooms.ts';
import { db } from '../store.ts';

/** How a person meets the message of rooms: what they take back is gone meanwhile. */
export const roomProvocations: Record<string, (page: Page) => Promise<void>> = {
  'room.refused': async (page) => {
    const { uid } = await signInSomebody(page);
    const other = { uid: `other-of-${uid}`, name: 'Mossback' };
    await db().doc(`profiles/${other.uid}`).set({ name: other.name, avatar: '', bio: '', role: 'customer' });
    const id = await putRoom({ uid, name: 'Nora Novice' }, other, 1);
    await page.goto(paths.chatWith(other.uid));
    await page.getByRole('button', { name: 'Delete this message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
    await dialog.waitFor();
    await db()
      .doc(`rooms/${id}/messages/${roomMessageId(uid, 0)}`)
      .delete();
    await dialog.getByRole('button', { name: 'Delete message' }).click();
  },
};
