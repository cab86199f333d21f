import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { advance, type Surroundings } from './advance.ts';
import { parseMove } from './parse-move.ts';
import { movedSoFar } from './rewind-store.ts';

export interface ClockOptions extends Omit<Surroundings, 'say'> {
  host: string;
  port: number;
  /** Runs before and after the clock moves: schedules of the local store wait meanwhile. */
  hold(held: boolean): void;
}

/** What a move comes to, the last line of its answer: how far the clock has gone in all, or why it stopped. */
export type ClockResult = { movedMs: number } | { error: string };

/**
 * The clock of the local store: `GET /` says how far it has gone, `POST /?by=32d` moves it and answers with a line for each step and the
 * {@link ClockResult} as the last one. One move at a time.
 */
export function startClock({ host, port, hold, ...surroundings }: ClockOptions): void {
  let isMoving = false;

  async function move(by: string, response: ServerResponse): Promise<void> {
    const ms = parseMove(by);
    const refusal =
      ms === null
        ? [400, 'Say how far: 12h, 3d, 2w; a year at most.']
        : isMoving
          ? [409, 'The clock is moving already.']
          : null;
    response.writeHead(Number(refusal?.[0] ?? 200), { 'content-type': 'application/x-ndjson' });
    const end = (result: ClockResult) => response.end(`${JSON.stringify(result)}\n`);
    if (ms === null || refusal) {
      end({ error: String(refusal?.[1]) });
      return;
    }
    isMoving = true;
    hold(true);
    try {
      const say = (line: string) => response.write(`${JSON.stringify({ line })}\n`);
      end({ movedMs: await advance(ms, { ...surroundings, say }) });
    } catch (error) {
      console.error('the clock stopped:', error);
      end({ error: `The clock stopped: ${String(error)}` });
    } finally {
      isMoving = false;
      hold(false);
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Pages of the local store ask it, from whatever port they are served on.
    response.setHeader('access-control-allow-origin', '*');
    const { searchParams } = new URL(request.url ?? '/', 'http://clock');
    if (request.method === 'POST') return move(searchParams.get('by') ?? '', response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ movedMs: await movedSoFar() } satisfies ClockResult));
  }

  createServer((request, response) => void handle(request, response)).listen(port, host);
}
