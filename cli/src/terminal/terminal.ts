import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirm, isCancel, progress, spinner } from '@clack/prompts';
import { formatSize } from '@tempera/domain/site/format-size';

/** What a person sees while a command works, on the error output: what it found is alone on the other one. */
export interface Terminal {
  /** A line. */
  note: (line: string) => void;
  /** Shows that something takes its time. */
  during: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  /** Shows how much of so many bytes are there, as `onProgress` is told. */
  counting: <T>(
    what: string,
    bytes: number,
    work: (onProgress: (doneBytes: number) => void) => Promise<T>,
  ) => Promise<T>;
  /** @returns null where nobody can be asked */
  confirm: (question: string) => Promise<boolean | null>;
  /** Whether a person watches, who reads progress. */
  isWatched: boolean;
}

const output = process.stderr;

/** A spinner that says how it went. */
async function spun<T>(
  shown: { start: (what: string) => void; stop: (what: string) => void; error: (what: string) => void },
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  shown.start(what);
  try {
    const result = await work();
    shown.stop(what);
    return result;
  } catch (cause) {
    shown.error(what);
    throw cause;
  }
}

const watched: Terminal = {
  isWatched: true,
  note: (line) => void output.write(`${line}\n`),
  during: (what, work) => spun(spinner({ output }), what, work),
  counting: (what, bytes, work) => {
    const bar = progress({ output, max: Math.max(bytes, 1) });
    let shown = 0;
    return spun(bar, what, () =>
      work((done) => {
        bar.advance(done - shown, `${what}: ${formatSize(done)} of ${formatSize(bytes)}`);
        shown = done;
      }),
    );
  },
  confirm: async (question) => {
    const answer = await confirm({ message: question, output });
    return !isCancel(answer) && answer;
  },
};

const unwatched: Terminal = {
  isWatched: false,
  note: (line) => void output.write(`${line}\n`),
  during: (_what, work) => work(),
  counting: (_what, _bytes, work) => work(() => undefined),
  confirm: async () => null,
};

/**
 * Asks in one line, for which there is room in any terminal. An end of the input is a no.
 * @param input where the person types
 */
export async function askInLine(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<boolean> {
  const asking = createInterface({ input, output });
  const ended = new Promise<string>((resolve) => asking.once('close', () => resolve('')));
  const answer = await Promise.race([asking.question(`${question} (y/N) `), ended]);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** A terminal without room to draw in: a person is there all the same. */
const narrow: Terminal = { ...unwatched, confirm: askInLine };

/** Narrower than this there is no room to draw in, as in a terminal that does not say how wide it is. */
const leastColumns = 20;

/** @param json whether a program reads the answer */
export function openTerminal(json: boolean): Terminal {
  const { stderr, stdin, env } = process;
  if (json || !stderr.isTTY || !stdin.isTTY) return unwatched;
  return env.TERM !== 'dumb' && stderr.columns >= leastColumns ? watched : narrow;
}

/** Longer after each try that brought nothing. */
export const pause = (failures: number): Promise<unknown> => sleep(500 * 2 ** failures);

export const waitSeconds = (seconds: number): Promise<unknown> => sleep(seconds * 1_000);
