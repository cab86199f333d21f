import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { root } from '../../emulators/launcher/paths.ts';

/** As `npm run soak` takes them; fewer for whoever works on it. */
const { TEMPERA_SOAK_MINUTES: minutes = '60' } = process.env;

/** An hour, what triggers have still to do after it, and a start on a busy machine. */
const mostMs = 7_200_000;

/** `npm run soak`, as a person types it, in a store of its own (docs/faults.md). */
it(
  'holds no more memory, timers and connections after an hour of people, and has kept every promise',
  async () => {
    const child = spawn('npm', ['run', '--silent', 'soak', '--', '--minutes', minutes], { cwd: root });
    const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
    const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    console.log(said, complained);
    expect(said.trimEnd().split('\n').at(-1)).toBe('Nothing has grown, and every promise holds.');
    expect(code).toBe(0);
  },
  mostMs,
);
