/** `npm run screens`: pictures of every page, the panels' too, into docs/screens; `-- --only home,checkout` takes some of them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { Failure } from '../../emulators/launcher/failure.ts';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';
import { root } from '../../emulators/launcher/paths.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import { demoAccount } from '../../emulators/seed/accounts.ts';
import { customer, prepareStore, setClosed } from './prepare-store.ts';
import { type Shot, shots } from './routes.ts';
import { signIn } from './sign-in.ts';
import { takeShots } from './take-shots.ts';

const outDir = join(root, 'docs', 'screens');

function chosenShots(argv: string[]): readonly Shot[] {
  const { only } = parseArgs({ args: argv, options: { only: { type: 'string' } } }).values;
  const names = only?.split(',');
  const unknown = names?.find((name) => !shots.some((shot) => shot.name === name));
  if (unknown !== undefined) {
    throw new Failure(`There is no page ${unknown}; there are: ${shots.map(({ name }) => name).join(', ')}.`);
  }
  return names ? shots.filter(({ name }) => names.includes(name)) : shots;
}

await runAsScript(async () => {
  const chosen = chosenShots(process.argv.slice(2));
  const executablePath = await findChromium(console.log);
  return withStack({ name: 'screens' }, async ({ env }) => {
    Object.assign(process.env, env);
    const storeUrl = env.TEMPERA_STORE_URL ?? '';
    const orderId = await prepareStore();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const states = {
        customer: await signIn(browser, storeUrl, customer),
        admin: await signIn(browser, storeUrl, demoAccount('admin')),
      };
      mkdirSync(outDir, { recursive: true });
      for (const shot of chosen) {
        if (shot.closed) await setClosed(true);
        await takeShots(shot, { browser, storeUrl, outDir, orderId, states });
        if (shot.closed) await setClosed(false);
        console.log(`docs/screens/${shot.name}`);
      }
    } finally {
      await browser.close();
    }
    return 0;
  });
});
