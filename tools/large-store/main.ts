/**
 * `npm run seed:large`: fills the running store with 5,000 products, 20,000 orders and 5,000 people, and adds up its figures, to see
 * the back-office as a large store's is. `-- --products N` and `--orders N` for other numbers, `--sold N` for the figures of so many orders without the orders,
 * `--offset N` for a store on shifted ports.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../../emulators/launcher/failure.ts';
import { fixedPorts, isFree, services, stackEnv } from '../../emulators/launcher/ports.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { resumeTriggers, stopTriggers } from '../bench/hub.ts';
import { large, most, seedLarge } from './seed-large.ts';

await runAsScript(async () => {
  const string = { type: 'string' } as const;
  const { offset = '0', ...asked } = parseArgs({
    options: { offset: string, products: string, orders: string, sold: string },
  }).values;
  const numberOf = (name: keyof typeof asked & keyof typeof most) => {
    const number = Number(asked[name] ?? large[name]);
    if (Number.isInteger(number) && number >= 0 && number <= most[name]) return number;
    throw new Failure(`--${name} takes a number from 0 to ${most[name]}.`);
  };
  const sold = numberOf('sold');
  if (sold > 0 && asked.orders) throw new Failure('--sold is in place of --orders.');
  const size = {
    ...large,
    products: numberOf('products'),
    orders: sold > 0 ? 0 : numberOf('orders'),
    sold,
  };
  const ports = fixedPorts(Number(offset));
  if (!Number.isInteger(Number(offset)) || (await isFree(ports.firestore))) {
    throw new Failure('No store runs there: npm start opens one, and --offset names its ports.');
  }
  Object.assign(process.env, stackEnv(ports, services));
  await stopTriggers(ports);
  try {
    await seedLarge(size, console.log);
  } finally {
    await resumeTriggers(ports);
  }
  console.log(`${size.products} products, ${size.orders} orders and ${size.people} people are there.`);
  return 0;
});
