/**
 * Counts what functions cost: imported ahead of them by their emulator (NODE_OPTIONS). Each worker keeps its sums in a file of its own
 * below `TEMPERA_COUNTS`. Other processes of the emulators, which inherit the environment, count nothing.
 */
import { subscribe } from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countSdk, type SdkDoors } from './count-sdk.ts';
import { type Counts, noCounts, readsOfAnswer } from './counts.ts';

const folder = process.env.TEMPERA_COUNTS;
/** How often sums are written down, in milliseconds. */
const everyMs = 100;

const sums: Counts = { ...noCounts };
let written = '';

function writeDown(): void {
  const { user, system } = process.cpuUsage();
  const text = JSON.stringify({ ...sums, cpuMs: Math.round((user + system) / 1000) });
  if (!folder || text === written) return;
  written = text;
  const file = join(folder, `${process.pid}.json`);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Pages are made with documents that everybody may read, asked for as a browser does. */
function countFetch(host: string): void {
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await plain(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.host === host) sums.reads += readsOfAnswer(await answer.clone().text());
    return answer;
  };
}

if (folder && process.argv[1]?.endsWith('function-worker.ts')) {
  const seen = new WeakSet<object>();
  subscribe('tracing:module.require:end', (message) => {
    const { id, result } = message as { id: string; result?: { Firestore?: { prototype: object } } };
    const prototype = id === '@google-cloud/firestore' && result?.Firestore?.prototype;
    if (!prototype || seen.has(prototype)) return;
    seen.add(prototype);
    countSdk(prototype as SdkDoors, sums);
  });
  subscribe('http.server.request.start', () => {
    sums.calls += 1;
  });
  countFetch(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  setInterval(writeDown, everyMs).unref();
}
