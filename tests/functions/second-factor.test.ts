import { describe, expect, it } from 'vitest';
import { syncSecondFactor, syncTeam } from '../../functions/src/access/second-factor.store.ts';
import { customer, putAccess, type TestAuth, withRole } from './support/callers.ts';
import { lift, previewImport, reasonOf, startSession, succeed } from './support/calls.ts';
import { known } from './support/moderation.ts';
import { readDocument, withDocument } from './support/store.ts';

const needs = async (uid: string) => (await readDocument(`access/${uid}`))?.needsSecondFactor;
const asked = <T>(requireSecondFactor: boolean, work: () => Promise<T>) =>
  withDocument('settings/owner', { ownerApprovesRefundsOverCents: null, requireSecondFactor }, work);

/** The same person after a sign-in with the second step. */
const withFactor = (who: TestAuth): TestAuth => ({
  ...who,
  token: { ...who.token, firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' } },
});

describe('while the owner asks the team for a second factor', () => {
  it('a role gives nothing to a sign-in without one', async () => {
    const [admin, staff, uid] = [await withRole('admin'), await withRole('staff'), await known()];
    await asked(true, syncTeam);
    expect(await reasonOf(lift({ uid }, staff))).toBe('not-allowed');
    expect(await reasonOf(previewImport('{}', admin))).toBe('not-allowed');
    expect(await succeed(lift({ uid }, withFactor(staff)))).toEqual({ status: 'active' });
    expect(await succeed(previewImport('{}', withFactor(admin)))).toMatchObject({ id: null });
    await asked(false, syncTeam);
    expect(await succeed(lift({ uid }, staff))).toEqual({ status: 'active' });
  });

  it('it is said of the team alone, and follows a change of the role', async () => {
    const [staff, person] = [await withRole('staff'), customer()];
    await putAccess(person.uid, {});
    await asked(true, async () => {
      for (const { uid } of [staff, person]) await syncSecondFactor(uid);
      expect(await needs(staff.uid)).toBe(true);
      expect(await needs(person.uid)).toBeUndefined();
      await putAccess(staff.uid, { role: 'customer', needsSecondFactor: true });
      await syncSecondFactor(staff.uid);
      expect(await needs(staff.uid)).toBeUndefined();
    });
    await syncSecondFactor(customer().uid);
  });

  it('a customer notices nothing', async () => {
    const person = customer();
    await putAccess(person.uid, { needsSecondFactor: true });
    expect(await succeed(startSession(person))).toMatchObject({ role: 'customer', status: 'active' });
  });
});
