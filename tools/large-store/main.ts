/**
 * `npm run seed:large`: fills the running store with 5,000 products, 20,000 orders and 5,000 people, and adds up its figures, to see
 * the back-office as a large store's is. `-- --offset N` for a store on shifted ports.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../../emulators/launcher/failure.ts';
import { fixedPorts, isFree, services, stackEnv } from '../../emulators/launcher/ports.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { resumeTriggers, stopTriggers } from '../bench/hub.ts';
import { large, seedLarge } from './seed-large.ts';

await runAsScript(async () => {
  const { offset = '0' } = parseArgs({ options: { offset: { type: 'string' } } }).values;
  const ports = fixedPorts(Number(offset));
  if (!Number.isInteger(Number(offset)) || (await isFree(ports.firestore))) {
    throw new Failure('No store runs there: npm start opens one, and --offset names its ports.');
  }
  Object.assign(process.env, stackEnv(ports, services));
  await stopTriggers(ports);
  try {
    await seedLarge(console.log);
  } finally {
    await resumeTriggers(ports);
  }
  console.log(`${large.products} products, ${large.orders} orders and ${large.people} people are there.`);
  return 0;
});
