import { moderationActions } from '@tempera/domain/people/moderation';
import { roles } from '@tempera/domain/people/roles';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestAuth, withRole } from './support/callers.ts';
import {
  decideAppeal,
  handOverChat,
  lift,
  moderate,
  type Outcome,
  reportForbidden,
  setRole,
} from './support/calls.ts';
import { putChat } from './support/chats.ts';
import { check, nothing, runs, written } from './support/every-input.ts';
import { callers, mostly, nastyValue, shaped } from './support/inputs.ts';
import { known, putAppeal } from './support/moderation.ts';

let moderators: TestAuth[];
let people: string[];
let appeals: string[];

beforeAll(async () => {
  moderators = await Promise.all((['admin', 'staff'] as const).map((role) => withRole(role)));
  people = await Promise.all(Array.from({ length: 5 }, () => known()));
  appeals = await Promise.all(people.map(async (uid) => (await putAppeal(uid, 'r1')).id));
});

const uids = () => mostly(fc.constantFrom(...people, 'nobody', '../users/x', '__x__', 'a/b', '.'));

/** Tries a callable with a thousand inputs and callers; nobody comes to be by it. @returns how many were answered */
async function tryAll<Input>(
  inputs: fc.Arbitrary<Input>,
  call: (input: Input, who: TestAuth | null) => Promise<Outcome<unknown>>,
): Promise<number> {
  let answered = 0;
  const who = fc.oneof(
    { weight: 1, arbitrary: callers },
    { weight: 3, arbitrary: fc.constantFrom(...moderators) },
  );
  const change = await written(() =>
    fc.assert(
      fc.asyncProperty(inputs, who, async (input, caller) => {
        if (check(await call(input, caller)) !== null) answered += 1;
      }),
      runs,
    ),
  );
  expect(change).toEqual(nothing);
  return answered;
}

describe('a thousand inputs of every kind', () => {
  it('setRole', async () => {
    const inputs = shaped({ uid: uids(), role: mostly(fc.constantFrom(...roles, 'root')) });
    await tryAll(inputs, setRole);
  });

  it('moderate', async () => {
    const part = fc.oneof(fc.integer({ min: -1, max: 70 }), nastyValue);
    const inputs = shaped({
      uid: uids(),
      action: mostly(fc.constantFrom(...moderationActions, 'kill')),
      reason: mostly(fc.constantFrom('Spam', '  ', 'x'.repeat(501))),
      isPermanent: mostly(fc.boolean()),
      duration: mostly(fc.record({ days: part, hours: part, minutes: part })),
    });
    expect(await tryAll(inputs, moderate)).toBeGreaterThan(0);
  });

  it('lift', async () => {
    expect(await tryAll(shaped({ uid: uids() }), lift)).toBeGreaterThan(10);
  });

  it('decideAppeal', async () => {
    const id = mostly(fc.constantFrom(...appeals, 'nobody_r1', '../users/x', '_', 'a/b'));
    expect(await tryAll(shaped({ id, accept: mostly(fc.boolean()) }), decideAppeal)).toBeGreaterThan(0);
  });

  it('handOverChat', async () => {
    const { id } = await putChat();
    const chatId = mostly(
      fc.constantFrom(id, 'nobody_0', '../users/x_0', '__x___1', 'a/b_0', '._0', '\ud800_0'),
    );
    await tryAll(shaped({ chatId }), handOverChat);
  });

  it('reportForbidden', async () => {
    const path = mostly(
      fc.constantFrom('/admin', '/403', `/${'x'.repeat(3_000)}`, '//evil.example.com', '/\ud800'),
    );
    expect(await tryAll(shaped({ path }), reportForbidden)).toBeGreaterThan(10);
  });
});
