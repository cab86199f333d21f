import { durations } from '@tempera/domain/site/durations';
import { afterEach, expect, it, vi } from 'vitest';
import { newAvatarFile } from '../../functions/src/avatars/avatar-path.ts';
import { sweepAvatars } from '../../functions/src/avatars/sweep-avatars.ts';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { unique } from './support/store.ts';

afterEach(() => vi.restoreAllMocks());

const day = durations.uploadKept + 1_000;

/** A picture in the folder of a person, whether it is shown by anybody or not. */
async function putPicture(uid: string, content: string): Promise<string> {
  const file = newAvatarFile(uid, 'png');
  await (await bucket()).file(file).save(content, { resumable: false });
  return `/${file}`;
}
const show = (uid: string, avatar: string) => db().doc(`users/${uid}`).set({ name: 'Ada', avatar });

async function filesOf(prefix: string): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix });
  return files.map(({ name }) => `/${name}`).sort();
}

/** The sweep of people whose uids begin so, as it will run so many milliseconds from now. */
async function sweepIn(ms: number, prefix?: string): Promise<number> {
  const now = Date.now();
  const spy = vi.spyOn(clock, 'now').mockReturnValue(now + ms);
  const removed = await sweepAvatars(prefix && `avatars/${prefix}`);
  spy.mockRestore();
  return removed;
}

it('takes away what nobody has shown for a day, once, and leaves what is shown', async () => {
  const prefix = unique('a');
  const [own, whole, gone] = [`${prefix}own`, `${prefix}whole`, `${prefix}gone`];
  const shown = [
    await putPicture(own, 'shown'),
    await putPicture(whole, 'whole'),
    await putPicture(gone, 'kept'),
  ];
  await show(own, shown[0] ?? '');
  await show(whole, `https://store.example.com${shown[1]}`);
  // Somebody else shows the picture of a person who is gone.
  await show(`${prefix}other`, shown[2] ?? '');
  const left = [await putPicture(own, 'left'), await putPicture(`${prefix}nobody`, 'left')];
  // One address shows one picture, however many it names.
  const many = [await putPicture(`${prefix}many`, 'one'), await putPicture(`${prefix}many`, 'two')];
  await show(`${prefix}many`, many.join(''));
  shown.push(many[1] ?? '');
  left.push(many[0] ?? '');
  const all = [...shown, ...left].sort();

  expect(await sweepIn(0, prefix)).toBe(0);
  expect(await sweepIn(durations.uploadKept - 60_000, prefix)).toBe(0);
  expect(await filesOf(`avatars/${prefix}`)).toEqual(all);
  expect(await sweepIn(day, prefix)).toBe(3);
  expect(await sweepIn(2 * day, prefix)).toBe(0);
  expect(await filesOf(`avatars/${prefix}`)).toEqual([...shown].sort());
});

it('begins anew for what is shown again, and leaves alone what is no picture of a person', async () => {
  const uid = unique('b');
  const avatar = await putPicture(uid, 'late');
  const odd = (await bucket()).file(`avatars/${uid}/notes.txt`);
  await odd.save('Notes.', { resumable: false });
  await sweepIn(0, uid);
  await show(uid, avatar);
  expect(await sweepIn(day, uid)).toBe(0);
  await show(uid, '');
  expect(await sweepIn(day + 60_000, uid)).toBe(0);
  expect(await filesOf(`avatars/${uid}`)).toEqual([avatar, `/${odd.name}`].sort());
  expect(await sweepIn(2 * day + 60_000, uid)).toBe(1);
  expect(await filesOf(`avatars/${uid}`)).toEqual([`/${odd.name}`]);
});

it('looks at everybody within 64 hours', async () => {
  const uid = unique('Z');
  await putPicture(uid, 'left');
  const hour = 60 * 60_000;
  for (let turn = 0; turn < 64; turn++) await sweepIn(turn * hour);
  expect(await sweepIn(64 * hour + day, uid)).toBe(1);
});
