import { mailKindIds } from '@tempera/domain/mail/mail-template';
import { roles } from '@tempera/domain/people/roles';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestAuth, withRole } from './support/callers.ts';
import {
  inviteUser,
  type Outcome,
  resendMail,
  saveMailTemplate,
  sendTestMail,
  sendUserMail,
} from './support/calls.ts';
import { check, runs } from './support/every-input.ts';
import { callers, mostly, shaped } from './support/inputs.ts';
import { putMail } from './support/mails.ts';
import { putMember } from './support/notified.ts';
import { unique } from './support/store.ts';

let admin: TestAuth;
let person: string;
let mail: string;
beforeAll(async () => {
  [admin, person, mail] = [await withRole('admin'), (await putMember()).uid, await putMail()];
});

/** @returns how many were answered, of a few hundred inputs and callers of every kind */
async function tryAll<Input>(
  inputs: fc.Arbitrary<Input>,
  call: (input: Input, who: TestAuth | null) => Promise<Outcome<unknown>>,
): Promise<number> {
  let answered = 0;
  const who = fc.oneof({ weight: 1, arbitrary: callers }, { weight: 3, arbitrary: fc.constant(admin) });
  await fc.assert(
    fc.asyncProperty(inputs, who, async (input, caller) => {
      if (check(await call(input, caller)) !== null) answered += 1;
    }),
    { ...runs, numRuns: 300 },
  );
  return answered;
}

const words = mostly(
  fc.constantFrom('Hello', 'a\r\nBcc: b@example.com', ' ', '\ud800', '{link}{nobody}', 'x'.repeat(20_000)),
);
const template = fc.oneof(
  fc.constant(null),
  fc.constant({ subject: 'Take it', text: '{link}' }),
  shaped({ subject: words, text: words }),
);

describe('inputs of every kind', () => {
  it('inviteUser', async () => {
    const addresses = [
      'a@b',
      'x@example.com, y@example.com',
      '"a b"@example.com',
      `${'x'.repeat(300)}@example.com`,
    ];
    const email = fc.oneof(
      fc.constantFrom(...addresses),
      fc.nat().map(() => `${unique('f')}@example.com`),
      fc.emailAddress(),
    );
    const inputs = shaped({
      idempotencyKey: mostly(fc.nat().map(() => unique('key'))),
      email: mostly(email),
      name: words,
      role: mostly(fc.constantFrom(...roles, 'root')),
    });
    expect(await tryAll(inputs, inviteUser)).toBeGreaterThan(0);
  });

  it('sendUserMail', async () => {
    const inputs = shaped({
      uid: mostly(fc.constantFrom(person, 'nobody', '../users/x', '__x__', 'a/b', '.')),
      idempotencyKey: mostly(fc.nat().map(() => unique('key'))),
      subject: words,
      text: words,
    });
    expect(await tryAll(inputs, sendUserMail)).toBeGreaterThan(0);
  });

  it('resendMail', async () => {
    const id = mostly(fc.constantFrom(mail, 'nobody', '../users/x', '__x__', 'a/b', '.', '..', '\ud800'));
    expect(await tryAll(shaped({ id }), resendMail)).toBeGreaterThan(0);
  });

  it('saveMailTemplate and sendTestMail', async () => {
    const inputs = shaped({
      id: mostly(fc.constantFrom('downloads', ...mailKindIds, 'nosuchmail')),
      template: mostly(template),
    });
    expect(await tryAll(inputs, saveMailTemplate)).toBeGreaterThan(0);
    await tryAll(inputs, sendTestMail);
    for (const id of mailKindIds) await saveMailTemplate({ id, template: null }, admin);
  });
});
