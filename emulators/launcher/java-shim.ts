/** The launcher's `java`: called by the script that `write-shim.ts` makes, as `java-shim.ts PLAN ARGS...`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerStorageRules, type ShimPlan, translateJava } from './java-shim-plan.ts';

const [planFile, ...args] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(planFile as string, 'utf8')) as ShimPlan;
const action = translateJava(args, plan);
if (action.run === 'version') {
  process.stderr.write('openjdk version "21.0.0" (the launcher\'s stand-in)\n');
} else if (action.run === 'refuse') {
  process.stderr.write(`${action.reason}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(join(plan.pidDir, String(process.pid)), action.run);
  if (action.run === 'storage-rules') answerStorageRules(process.stdin, process.stdout);
  // Becomes the emulator, so that firebase-tools' signals reach it and its process id stays.
  else process.execve?.(action.file, [action.file, ...action.args], process.env);
}
