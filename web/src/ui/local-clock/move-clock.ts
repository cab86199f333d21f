import { loadConfig } from '../../firebase/config.ts';

type Answer = { line: string } | { movedMs: number } | { error: string };

/** Each line of an answer as it comes. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Answer> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line) as Answer;
    if (done) return;
  }
}

const unreachable = 'The clock does not answer. Does the store still run?';

/** The address of the clock; null where the store has none that could be moved. */
export const findClock = async (): Promise<string | null> => (await loadConfig()).clock?.url ?? null;

/**
 * Moves the time of the local store on (`npm run clock` does the same). @param by `32d` @param say gets a line for each step
 * @throws Error with the reason in words
 */
export async function moveClock(url: string, by: string, say: (line: string) => void): Promise<void> {
  const response = await fetch(`${url}/?by=${by}`, { method: 'POST' }).catch(() => null);
  if (!response?.body) throw new Error(unreachable);
  let isThrough = false;
  for await (const answer of linesOf(response.body)) {
    if ('error' in answer) throw new Error(answer.error);
    if ('line' in answer) say(answer.line);
    else isThrough = true;
  }
  if (!isThrough) throw new Error(unreachable);
}
