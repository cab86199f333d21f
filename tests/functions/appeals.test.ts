import { describe, expect, it } from 'vitest';
import { customer, withRole } from './support/callers.ts';
import { decideAppeal, moderate, reasonOf, succeed } from './support/calls.ts';
import { auditOf, known, logOf, permanentBan, putAppeal } from './support/moderation.ts';
import { readDocument } from './support/store.ts';

const banned = () => known({ status: 'banned', permanent: true });
const statusOf = async (uid: string) => (await readDocument(`access/${uid}`))?.status;

describe('decideAppeal', () => {
  it('lifts the restriction with a yes', async () => {
    const [staff, uid] = [await withRole('staff'), await banned()];
    const { id } = await putAppeal(uid, 'r1');
    expect(await succeed(decideAppeal({ id, accept: true }, staff))).toEqual({ status: 'accepted' });
    expect(await statusOf(uid)).toBe('active');
    const appeal = await readDocument(`appeals/${id}`);
    expect(appeal).toMatchObject({ status: 'accepted' });
    expect(JSON.stringify(appeal)).not.toContain(staff.uid);
    expect(await logOf(uid)).toMatchObject([{ what: 'lift', why: 'Appeal accepted', byId: staff.uid }]);
    expect((await auditOf(uid)).map(({ action }) => action).sort()).toEqual([
      'access.lift',
      'appeal.accepted',
    ]);
  });

  it('leaves it with a no', async () => {
    const [staff, uid] = [await withRole('staff'), await banned()];
    const { id } = await putAppeal(uid, 'r1');
    expect(await succeed(decideAppeal({ id, accept: false }, staff))).toEqual({ status: 'rejected' });
    expect(await statusOf(uid)).toBe('banned');
  });

  it('of an old restriction does not end a new one', async () => {
    const [admin, uid] = [await withRole('admin'), await banned()];
    const { id } = await putAppeal(uid, 'r1');
    await succeed(moderate(permanentBan(uid), admin));
    expect(await succeed(decideAppeal({ id, accept: true }, admin))).toEqual({ status: 'over' });
    expect(await statusOf(uid)).toBe('banned');
  });

  it('has one answer, however many give one at once', async () => {
    const [admin, uid] = [await withRole('admin'), await banned()];
    const { id } = await putAppeal(uid, 'r1');
    const answers = [true, false, true, false].map((accept) => reasonOf(decideAppeal({ id, accept }, admin)));
    const refused = (await Promise.all(answers)).filter((answer) => answer === 'appeal-decided');
    expect(refused).toHaveLength(3);
    const decided = (await readDocument(`appeals/${id}`))?.status;
    expect(await statusOf(uid)).toBe(decided === 'accepted' ? 'active' : 'banned');
  });

  it('is for those who could lift it', async () => {
    const [uid, customerUid] = [
      await known({ role: 'staff', status: 'banned', permanent: true }),
      await banned(),
    ];
    const [{ id }, own] = [await putAppeal(uid, 'r1'), await putAppeal(customerUid, 'r1')];
    expect(await reasonOf(decideAppeal({ id, accept: true }, await withRole('staff')))).toBe('not-allowed');
    expect(await reasonOf(decideAppeal({ id, accept: true }, customer()))).toBe('not-allowed');
    expect(await reasonOf(decideAppeal({ id: own.id, accept: true }, customer({}, customerUid)))).toBe(
      'restricted',
    );
    expect(await statusOf(uid)).toBe('banned');
  });
});
