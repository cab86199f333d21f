/**
 * Loaded before anything else by each process of the functions emulator (NODE_OPTIONS): those that run functions note what they hold,
 * each in a file of its own below `TEMPERA_SOAK`.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Sample, samplesEveryMs } from './samples.ts';

const { argv, env, pid } = process;

function sample(collect: () => void): Sample {
  collect();
  const open = process.getActiveResourcesInfo();
  const count = (kinds: RegExp) => open.filter((kind) => kinds.test(kind)).length;
  return {
    heapMB: Math.round(process.memoryUsage().heapUsed / 100_000) / 10,
    timers: count(/^(?:Timeout|Immediate)$/),
    sockets: count(/^(?:TCP|TLS|Pipe)/),
  };
}

if (env.TEMPERA_SOAK && argv[1]?.endsWith('function-worker.ts')) {
  const file = join(env.TEMPERA_SOAK, `${pid}.ndjson`);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setInterval(() => appendFileSync(file, `${JSON.stringify(sample(collect))}\n`), samplesEveryMs).unref();
}
