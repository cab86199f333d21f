import { type Limit, type LimitName, limits } from '@tempera/domain/limits/limits';
import { describe, expect, it } from 'vitest';
import { pictures } from '../functions/support/pictures.ts';
import { unique } from '../functions/support/store.ts';
import { attack } from './kit/attack.ts';
import { newNetwork } from './kit/bursts.ts';
import { call } from './kit/calls.ts';
import { leaveTries } from './kit/spent.ts';
import { sessionOf } from './kit/tokens.ts';
import { type Scene, whoMayCall } from './who-may-call.ts';

/** Each callable that has a limit by its name, once more than that. A call counts before anybody looks whether it is allowed. */

const rows = Object.entries<readonly Limit[]>(limits).flatMap(([name, all]) =>
  name in whoMayCall
    ? all.map((limit) => [`${name}, by ${limit.by}`, name as LimitName, limit] as const)
    : [],
);

const scene = {
  cast: { victim: { uid: 'v' }, friend: { uid: 'f' } },
  key: () => unique('key'),
  orderId: 'ORD-1000000000000',
  paid: 'p',
  free: 'p',
  picture: pictures.png,
} as unknown as Scene;

/** Somebody whom the limit counts, and where they come from. */
function caller({ by }: Limit) {
  const [uid, ip] = [unique('u'), newNetwork()];
  const anonymous = { firebase: { identities: {}, sign_in_provider: 'anonymous' } };
  const isGuest = by === 'guests';
  const who = sessionOf({ uid, email: `${uid}@example.com` }, { claims: isGuest ? anonymous : {} });
  return { who, ip, counted: isGuest ? { ip } : { uid, ip } };
}

describe('a call beyond the limit', () => {
  attack.each(rows)('%s', async (_what, name, limit) => {
    const { who, ip, counted } = caller(limit);
    await leaveTries(1, name, limit.by, counted);
    const attempt = () => call(name, whoMayCall[name]?.input(scene), who, ip);
    expect(['too-many-attempts', 'invalid-input', 'busy']).not.toContain(await attempt());
    expect(await attempt()).toBe('too-many-attempts');
  });
  it('is tried of each that has one', () => expect(rows.length).toBeGreaterThan(17));
});
