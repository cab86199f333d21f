/** `npm run bench`: figures that are compared from release to release (docs/performance.md). Exits 1 over budget. */
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { type BenchArguments, isStackPart, parseBenchArguments } from './arguments.ts';
import { brokenBudgets, type Figures, tableOf } from './budgets.ts';
import { describeMachine } from './describe-machine.ts';
import { measureLaunch } from './launch/measure-launch.ts';
import { measureCold } from './measure-cold.ts';
import { measureJs } from './measure-js.ts';
import { measureSearch } from './measure-search.ts';
import { measureStack } from './measure-stack.ts';
import { measureStart } from './measure-start.ts';
import { measureRush } from './rush/measure-rush.ts';
import { measureScale } from './scale/measure-scale.ts';

async function measure({ parts, sizes, minutes }: BenchArguments): Promise<Figures> {
  const inStack = parts.filter(isStackPart);
  return {
    ...(parts.includes('js') ? await measureJs() : {}),
    ...(parts.includes('cold') ? await measureCold() : {}),
    ...(parts.includes('search') ? await measureSearch() : {}),
    ...(inStack.length > 0 ? await measureStack(inStack) : {}),
    ...(parts.includes('start') ? await measureStart() : {}),
    ...(parts.includes('launch') ? await measureLaunch(minutes) : {}),
    ...(parts.includes('rush') ? await measureRush() : {}),
    ...(parts.includes('scale') ? await measureScale(sizes) : {}),
  };
}

await runAsScript(async () => {
  const asked = parseBenchArguments(process.argv.slice(2));
  const figures = await measure(asked);
  const broken = brokenBudgets(figures);
  console.log(`\n${describeMachine()}\n\n${tableOf(figures)}\n`);
  for (const line of broken) console.log(`over budget: ${line}`);
  if (asked.json) console.log(JSON.stringify(figures));
  return broken.length > 0 ? 1 : 0;
});
