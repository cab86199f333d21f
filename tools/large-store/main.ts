/**
 * `npm run seed:large`: fills the running store with 5,000 products, 20,000 orders and 5,000 people, and adds up its figures, to see
 * the back-office as a large store's is. `-- --products N` for another number of products, `-- --offset N` for a store on shifted ports.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../../emulators/launcher/failure.ts';
import { fixedPorts, isFree, services, stackEnv } from '../../emulators/launcher/ports.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { resumeTriggers, stopTriggers } from '../bench/hub.ts';
import { large, mostProducts, seedLarge } from './seed-large.ts';

await runAsScript(async () => {
  const string = { type: 'string' } as const;
  const { offset = '0', ...asked } = parseArgs({ options: { offset: string, products: string } }).values;
  const products = Number(asked.products ?? large.products);
  if (!Number.isInteger(products) || products < 1 || products > mostProducts) {
    throw new Failure(`--products takes a number from 1 to ${mostProducts}.`);
  }
  const ports = fixedPorts(Number(offset));
  if (!Number.isInteger(Number(offset)) || (await isFree(ports.firestore))) {
    throw new Failure('No store runs there: npm start opens one, and --offset names its ports.');
  }
  Object.assign(process.env, stackEnv(ports, services));
  await stopTriggers(ports);
  try {
    await seedLarge(products, console.log);
  } finally {
    await resumeTriggers(ports);
  }
  console.log(`${products} products, ${large.orders} orders and ${large.people} people are there.`);
  return 0;
});
