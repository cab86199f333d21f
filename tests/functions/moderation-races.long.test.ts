import { describe, expect, it } from 'vitest';
import { customer, putAccess, withRole } from './support/callers.ts';
import {
  lift,
  moderate,
  type Outcome,
  order,
  placeOrder,
  setRole,
  startSession,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { signUp } from './support/http.ts';
import { ban, known, logOf, permanentBan, suspension } from './support/moderation.ts';
import { putProduct, readDocument, withSettings } from './support/store.ts';

useGateway();

/** Each race is run this often, every time between other people. */
const rounds = 50;
/** So many rounds side by side: a lost race waits a while before it tries again. */
const atOnce = 10;

const reasonIn = (outcome: Outcome<unknown>) => ('ok' in outcome ? null : outcome.refused.reason);
const access = (uid: string) => readDocument(`access/${uid}`);

async function race(name: string, round: () => Promise<string>): Promise<void> {
  const seen: Record<string, number> = {};
  for (let number = 0; number < rounds; number += atOnce) {
    for (const outcome of await Promise.all(Array.from({ length: atOnce }, round))) {
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }
  }
  console.info(name, seen);
}

describe('two at once', () => {
  it('of two moderators the stricter has it, whoever was first', async () => {
    const [admin, staff] = [await withRole('admin'), await withRole('staff')];
    await race('ban for good and suspend', async () => {
      const uid = await known();
      const [forGood, timed] = await Promise.all([
        moderate(permanentBan(uid), admin),
        moderate(suspension(uid, { hours: 1 }), staff),
      ]);
      expect(reasonIn(forGood)).toBeNull();
      expect([null, 'restricted-already']).toContain(reasonIn(timed));
      expect(await access(uid)).toMatchObject({ status: 'banned', permanent: true });
      const log = await logOf(uid);
      expect(log).toHaveLength(reasonIn(timed) === null ? 2 : 1);
      return reasonIn(timed) ?? 'suspended, then banned';
    });
  });

  it('a lift and a ban leave what the log says last', async () => {
    const [admin, staff] = [await withRole('admin'), await withRole('staff')];
    await race('lift and ban', async () => {
      const uid = await known();
      await succeed(moderate(suspension(uid, { hours: 1 }), staff));
      await Promise.all([succeed(lift({ uid }, staff)), succeed(moderate(ban(uid, { days: 3 }), admin))]);
      const { status, reason } = (await access(uid)) ?? {};
      const [last] = await logOf(uid);
      expect([last?.to, last?.why]).toEqual([status, reason]);
      return String(status);
    });
  });

  it('whoever is being demoted has acted before it, or has not acted', async () => {
    const owner = await withRole('owner');
    await race('demotion and suspension', async () => {
      const [account, uid] = [await signUp(), await known()];
      await putAccess(account.uid, { role: 'staff' });
      const staff = customer({ role: 'staff' }, account.uid);
      const [, deed] = await Promise.all([
        succeed(setRole({ uid: account.uid, role: 'customer' }, owner)),
        moderate(suspension(uid, { hours: 1 }), staff),
      ]);
      expect([null, 'not-allowed']).toContain(reasonIn(deed));
      expect((await access(uid))?.status).toBe(reasonIn(deed) === null ? 'suspended' : 'active');
      expect(reasonIn(await moderate(suspension(await known(), { hours: 1 }), staff))).toBe('not-allowed');
      return reasonIn(deed) ?? 'suspended first';
    });
  });

  it('whoever is banned while paying has bought, or has not paid', async () => {
    const [admin, slug] = [await withRole('admin'), await putProduct()];
    await withSettings({}, () =>
      race('ban and payment', async () => {
        const buyer = customer();
        await succeed(startSession(buyer));
        const [bought] = await Promise.all([
          placeOrder(order({ slugs: [slug] }), buyer),
          succeed(moderate(permanentBan(buyer.uid), admin)),
        ]);
        expect([null, 'restricted']).toContain(reasonIn(bought));
        const owned = await readDocument(`users/${buyer.uid}/library/${slug}`);
        expect(owned !== undefined).toBe(reasonIn(bought) === null);
        if ('ok' in bought) expect(bought.ok).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
        expect(reasonIn(await placeOrder(order({ slugs: [slug] }), buyer))).toBe('restricted');
        return reasonIn(bought) ?? 'bought';
      }),
    );
  });
});
