/**
 * `npm run clock -- +32d`: moves the time of the running local store on, through renewals, bans, promises and expiries. `12h`, `2w` and
 * `1w 2d` are understood as well; without a time it says how far the clock has gone. `-- --offset N` means the store on shifted ports.
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ClockResult } from '../../emulators/clock/clock-server.ts';
import { describeMove, parseMove } from '../../emulators/clock/parse-move.ts';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { fixedPorts, host, isFree } from '../../emulators/launcher/ports.ts';
import { runAsScript } from '../../emulators/launcher/run-as-script.ts';

function parse() {
  try {
    const options = { offset: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { by: positionals.join(' '), offset: Number(values.offset ?? 0) };
  } catch (error) {
    throw new Failure(messageOf(error));
  }
}

/** The clock comes a moment after the store. */
const patienceMs = 15_000;

async function ask(offset: number, init: RequestInit & { by?: string } = {}): Promise<Response> {
  const ports = fixedPorts(offset);
  const url = `http://${host}:${ports.clock}/?by=${encodeURIComponent(init.by ?? '')}`;
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await fetch(url, init);
    } catch {
      if (Date.now() > end || (await isFree(ports.hub)))
        throw new Failure('No store runs there: npm start opens one, and --offset names its ports.');
      await pause(500);
    }
  }
}

const isResult = (line: object): line is ClockResult => 'movedMs' in line || 'error' in line;

const sayMoved = (ms: number) =>
  console.log(
    ms > 0 ? `The store's clock is ${describeMove(ms)} ahead.` : "The store's clock has not been moved.",
  );

/** @throws Failure when the clock stopped on its way */
async function move(by: string, offset: number): Promise<void> {
  const ms = parseMove(by);
  if (ms === null) throw new Failure('Say how far: npm run clock -- +32d (or 12h, 2w; a year at most).');
  console.log(`Moving the store's clock on by ${describeMove(ms)} ...`);
  const response = await ask(offset, { method: 'POST', by });
  if (!response.body) throw new Failure('The clock did not answer.');
  let result: ClockResult = { error: 'The clock ended before it was through.' };
  for await (const text of createInterface({ input: Readable.fromWeb(response.body as never) })) {
    const line = JSON.parse(text) as ClockResult | { line: string };
    if (isResult(line)) result = line;
    else console.log(line.line);
  }
  if ('error' in result) throw new Failure(result.error);
  sayMoved(result.movedMs);
}

await runAsScript(async () => {
  const { by, offset } = parse();
  if (by !== '') await move(by, offset);
  else sayMoved(((await (await ask(offset)).json()) as { movedMs: number }).movedMs);
  return 0;
});
