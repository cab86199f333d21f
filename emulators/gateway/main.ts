/** The gateway as a process of its own, for the launcher: it ends with whoever started it. */
import { startGateway } from './start-gateway.ts';

const { TEMPERA_GATEWAY_HOST, TEMPERA_GATEWAY_PORT, TEMPERA_GATEWAY_JOURNAL, TEMPERA_WEBHOOKS_URL } =
  process.env;

const gateway = await startGateway({
  host: TEMPERA_GATEWAY_HOST || '127.0.0.1',
  port: Number(TEMPERA_GATEWAY_PORT || 4242),
  file: TEMPERA_GATEWAY_JOURNAL || '.tempera/gateway.jsonl',
  webhooks: TEMPERA_WEBHOOKS_URL || undefined,
});
console.log(`The simulated payment gateway listens on ${gateway.url}.`);

async function stop(): Promise<void> {
  await gateway.close();
  process.exit(0);
}
process.on('disconnect', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
