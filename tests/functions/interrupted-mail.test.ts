import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { mailLease } from '@tempera/domain/mail/mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from './support/mail-server.ts';
import { deliverAt, deliveryOf, later, putMail, sweepAt } from './support/mails.ts';
import { withMailServer } from './support/store.ts';

const script = fileURLToPath(new URL('support/deliver-and-die.ts', import.meta.url));
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

/** Sends a mail in a process of its own, which the mail server kills at a step and leaves without an answer. */
async function interrupt(step: 'onSender' | 'onMessage'): Promise<string> {
  const id = await putMail();
  const victim: { child?: ChildProcess } = {};
  server.behavior = {
    [step]: () => {
      victim.child?.kill('SIGKILL');
      return new Promise(() => {});
    },
  };
  victim.child = spawn(process.execPath, [script, JSON.stringify({ id, now: later })], { stdio: 'ignore' });
  const [, signal] = await once(victim.child, 'exit');
  expect(signal).toBe('SIGKILL');
  server.behavior = {};
  return id;
}

describe('a sender killed on the way', () => {
  it('before the server has any of the mail leaves it to the next, once its time is over', async () => {
    await withMailServer(server.port, async () => {
      const id = await interrupt('onSender');
      expect(await deliveryOf(id)).toMatchObject({ state: 'PROCESSING', handedOver: false });
      expect(await deliverAt(later + mailLease - 1, id)).toBeNull();
      await Promise.all([sweepAt(later + mailLease), sweepAt(later + mailLease)]);
      expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
      expect(server.withId(id)).toHaveLength(1);
    });
  });

  it('after the server took the mail leaves it unsure, and nobody sends it again', async () => {
    await withMailServer(server.port, async () => {
      const id = await interrupt('onMessage');
      expect(await deliveryOf(id)).toMatchObject({ state: 'PROCESSING', handedOver: true });
      await sweepAt(later + mailLease);
      expect(await deliveryOf(id)).toMatchObject({ state: 'UNSURE', nextAt: null });
      await sweepAt(later + 100 * mailLease);
      expect(server.withId(id)).toHaveLength(1);
    });
  });
});
