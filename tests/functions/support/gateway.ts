import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startGateway } from '../../../emulators/gateway/start-gateway.ts';

/** What a test looks at of a payment as the provider has it; amounts in cents. */
interface Intent {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  metadata: Record<string, string>;
}

/** A gateway of this file's own, which it may stop and start again without disturbing anybody. */
export function useGateway() {
  const folder = mkdtempSync(join(tmpdir(), 'tempera-gateway-'));
  const file = join(folder, 'journal.jsonl');
  const former = process.env.TEMPERA_GATEWAY_URL;
  let running: Awaited<ReturnType<typeof startGateway>> | null = null;

  const gateway = {
    file,
    async start() {
      running = await startGateway({ port: 0, file });
      process.env.TEMPERA_GATEWAY_URL = running.url;
    },
    async stop() {
      await running?.close();
      running = null;
    },
    /** Calls the simulator as the functions do. */
    async ask<T>(path: string, form?: Record<string, string>): Promise<T> {
      const answer = await fetch(`${process.env.TEMPERA_GATEWAY_URL}${path}`, {
        headers: { authorization: 'Bearer simulator' },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      return (await answer.json()) as T;
    },
    /** The payments that were begun for an order. */
    async paymentsOf(orderId: string): Promise<Intent[]> {
      const found: Intent[] = [];
      for (let after = ''; ; ) {
        const query = `limit=100${after && `&starting_after=${after}`}`;
        const page = await gateway.ask<{ data: Intent[]; has_more: boolean }>(`/v1/payment_intents?${query}`);
        found.push(...page.data.filter(({ metadata }) => metadata.orderId === orderId));
        after = page.data.at(-1)?.id ?? '';
        if (!page.has_more) return found;
      }
    },
    /** What was given back of an order, each time that it was, in cents; the oldest first. */
    async givenBackOf(orderId: string): Promise<number[]> {
      const payments = await gateway.paymentsOf(orderId);
      const pages = payments.map(({ id }) =>
        gateway.ask<{ data: { amount: number; status: string }[] }>(
          `/v1/refunds?limit=100&payment_intent=${id}`,
        ),
      );
      const refunds = (await Promise.all(pages)).flatMap(({ data }) => data);
      return refunds
        .filter(({ status }) => status === 'succeeded')
        .map(({ amount }) => amount)
        .reverse();
    },
    /** What a bank, or the owner in the provider's dashboard, does about a payment. */
    async act(reference: string, what: 'pay' | 'decline' | 'refund' | 'dispute' | 'win' | 'lose') {
      await gateway.ask(`/_simulator/payments/${reference}/${what}`, {});
    },
    /** The buyer's answer on their bank's page. */
    async answer(reference: string, decision: 'approve' | 'refuse') {
      const body = new URLSearchParams({ decision });
      const address = `${process.env.TEMPERA_GATEWAY_URL}/_simulator/challenge/${reference}`;
      await fetch(address, { method: 'POST', body, redirect: 'manual' });
    },
  };
  beforeAll(() => gateway.start());
  afterAll(async () => {
    await gateway.stop();
    process.env.TEMPERA_GATEWAY_URL = former ?? '';
    rmSync(folder, { recursive: true });
  });
  return gateway;
}
