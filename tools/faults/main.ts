/** `npm run faults`: a store between whose parts much goes wrong, and what it keeps of its promises (docs/faults.md). Exits 1 for one that is broken. */
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';
import { parseFaultArguments } from './arguments.ts';
import { runFaults } from './run.ts';

const shown = 40;

function print(title: string, tally: ReadonlyMap<string, number>): void {
  console.log(`\n${title}`);
  for (const [what, times] of [...tally].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${String(times).padStart(6)}  ${what}`);
  }
}

await runAsScript(async () => {
  const { seed, minutes } = parseFaultArguments(process.argv.slice(2));
  const again = `npm run faults -- --seed ${seed} --minutes ${minutes}`;
  console.log(`seed ${seed}, ${minutes} minutes`);
  const { heard, answers, wrong } = await runFaults({ seed, minutes });
  print('What people were answered', heard.tally);
  print('What the database answered wrongly (gRPC status)', answers);
  console.log(
    `\n${wrong.length === 0 ? 'Nothing acknowledged is lost, nothing doubled, nothing stuck.' : 'Broken:'}`,
  );
  for (const line of wrong.slice(0, shown)) console.log(`  ${line}`);
  if (wrong.length > shown) console.log(`  and ${wrong.length - shown} more`);
  console.log(`\nOnce more: ${again}`);
  return wrong.length === 0 ? 0 : 1;
});
