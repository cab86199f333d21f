import type { RequestListener } from 'node:http';
import { readBody, sendJson } from '../launcher/forward.ts';

interface Task {
  name?: string;
  scheduleTime?: string;
  httpRequest: {
    url: string;
    headers?: Record<string, string>;
    /** Base64. */
    body: string;
    oidcToken?: { serviceAccountEmail: string; audience?: string };
  };
}

export interface TaskService {
  listener: RequestListener;
  /** No task is tried any more. */
  stop(): void;
}

const tries = 5;
const firstPauseMs = 500;

/**
 * Cloud Tasks: takes a task, and calls its address when its time has come, again while that fails.
 * @param call makes the request @param tokenFor an account's token, as Google would issue it
 */
export function makeTaskService(
  call: typeof fetch,
  tokenFor: (claims: Record<string, unknown>) => string,
): TaskService {
  const timers = new Set<NodeJS.Timeout>();
  const names = new Set<string>();
  let isStopped = false;

  const after = (ms: number, act: () => Promise<void>) => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void act();
    }, ms);
    timers.add(timer);
  };

  const run = async (task: Task, left: number): Promise<void> => {
    const { url, headers, body, oidcToken } = task.httpRequest;
    const token = tokenFor({ email: oidcToken?.serviceAccountEmail, aud: oidcToken?.audience ?? url });
    const result = await call(url, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: Buffer.from(body, 'base64'),
    }).catch(() => undefined);
    if (!result?.ok && left > 1) after(firstPauseMs * 2 ** (tries - left), () => run(task, left - 1));
  };

  return {
    stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
    async listener(request, response) {
      const path = (request.url ?? '').replace(/^\/v2\//, '');
      if (request.method === 'DELETE') {
        sendJson(response, {});
        return;
      }
      const { task } = JSON.parse(await readBody(request)) as { task: Task };
      const name = task.name ?? `${path}/${crypto.randomUUID()}`;
      if (names.has(name)) {
        response.writeHead(409, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { code: 409, status: 'ALREADY_EXISTS', message: name } }));
        return;
      }
      names.add(name);
      const wait = task.scheduleTime ? Date.parse(task.scheduleTime) - Date.now() : 0;
      // Beyond what a rehearsal lasts; a timer that long would fire at once.
      if (wait < 60 * 60_000) after(Math.max(0, wait), () => run(task, tries));
      sendJson(response, { ...task, name });
    },
  };
}
