/** `npm run bench`: figures that are compared from release to release (docs/performance.md). Exits 1 over budget. */
import { cpus, totalmem } from 'node:os';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { isStackPart, type Part, parseBenchArguments } from './arguments.ts';
import { brokenBudgets, type Figures, tableOf } from './budgets.ts';
import { measureCold } from './measure-cold.ts';
import { measureJs } from './measure-js.ts';
import { measureSearch } from './measure-search.ts';
import { measureStack } from './measure-stack.ts';
import { measureStart } from './measure-start.ts';

/** The machine in one line: figures mean nothing without it. */
function describeMachine(): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() || process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cores.length} cores (${model}), ${memory} GiB of memory, ${process.platform}, Node ${process.version}`;
}

async function measure(parts: readonly Part[]): Promise<Figures> {
  const inStack = parts.filter(isStackPart);
  return {
    ...(parts.includes('js') ? await measureJs() : {}),
    ...(parts.includes('cold') ? await measureCold() : {}),
    ...(parts.includes('search') ? await measureSearch() : {}),
    ...(inStack.length > 0 ? await measureStack(inStack) : {}),
    ...(parts.includes('start') ? await measureStart() : {}),
  };
}

await runAsScript(async () => {
  const { json, parts } = parseBenchArguments(process.argv.slice(2));
  const figures = await measure(parts);
  const broken = brokenBudgets(figures);
  console.log(`\n${describeMachine()}\n\n${tableOf(figures)}\n`);
  for (const line of broken) console.log(`over budget: ${line}`);
  if (json) console.log(JSON.stringify(figures));
  return broken.length > 0 ? 1 : 0;
});
