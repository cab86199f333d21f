/**
 * `npm run stats:check`: adds up every figure of sales, what each person has spent and what each subscriber pays in a month from orders,
 * ledger and subscriptions of the running store, and compares it with the stored one.
 * `-- --rebuild` builds them anew first. `-- --offset N` looks at the store on shifted ports. Exits 1 when one differs.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import type { Comparison } from '../../functions/src/stats/check-stats.ts';
import { findStore } from '../find-store.ts';
import { describeComparison } from './describe-comparison.ts';

/** How often figures that differ are looked at again: the triggers of the last orders may still be at work. */
const looks = 60;
const againAfterMs = 1_000;

function parse() {
  try {
    const options = { rebuild: { type: 'boolean' }, offset: { type: 'string' } } as const;
    const { rebuild = false, offset = '0' } = parseArgs({ options }).values;
    return { rebuild, offset: Number(offset) };
  } catch (error) {
    throw new Failure(messageOf(error));
  }
}

const bothOf = (one: Comparison, other: Comparison): Comparison => ({
  figures: one.figures + other.figures,
  differences: [...one.differences, ...other.differences],
});

async function settled(check: () => Promise<Comparison>): Promise<Comparison> {
  for (let look = 1; ; look++) {
    const comparison = await check();
    if (comparison.differences.length === 0 || look === looks) return comparison;
    await setTimeout(againAfterMs);
  }
}

await runAsScript(async () => {
  const { rebuild, offset } = parse();
  await findStore(offset);
  // Only now: the Admin SDK reads the emulators' addresses as it opens.
  const { checkStats } = await import('../../functions/src/stats/check-stats.ts');
  const { checkTotals } = await import('../../functions/src/stats/check-totals.ts');
  const { rebuildStats } = await import('../../functions/src/stats/rebuild-stats.ts');
  const { rebuildTotals } = await import('../../functions/src/stats/rebuild-totals.ts');
  if (rebuild) {
    await rebuildStats();
    await rebuildTotals();
  }
  const comparison = await settled(async () => bothOf(await checkStats(), await checkTotals()));
  for (const line of describeComparison(comparison)) console.log(line);
  return comparison.differences.length === 0 ? 0 : 1;
});
