import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startGateway } from '../../../emulators/gateway/start-gateway.ts';

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
    /** The charge of an order, or null. */
    async chargeOf(orderId: string): Promise<{ outcome: string; amountCents: number } | null> {
      const answer = await fetch(`${process.env.TEMPERA_GATEWAY_URL}/v1/charges/${orderId}`);
      return answer.ok ? ((await answer.json()) as { outcome: string; amountCents: number }) : null;
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
