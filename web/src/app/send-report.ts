import type { BrowserError } from '@tempera/domain/operations/browser-error';
import { framesOf, namesOf, scrubMessage, scrubPath } from '@tempera/domain/operations/scrub-error';

/** So many of a session are told, */
const always = 3;
/** and of those that follow one in so many: whoever meets a hundred meets the same one. */
const oneIn = 20;

const key = 'tempera.errors';
const told = new WeakSet<object>();

/** Whether this session's next error is one of those that are told. */
function isChosen(): boolean {
  const before = Number(sessionStorage.getItem(key) ?? 0);
  sessionStorage.setItem(key, String(before + 1));
  return before < always || Math.random() * oneIn < 1;
}

/**
 * Tells the store of an error in this page: what kind, where in our files, at which kind of address. Not of what extensions and other
 * scripts do, nor of the same error twice; what somebody was given a reference of is always told.
 * @param app address of the app's file, which names the release
 */
export async function sendReport(error: unknown, app: string, reference?: string): Promise<void> {
  if (told.has(error as object)) return;
  if (error instanceof Object) told.add(error);
  const { name, message, stack = '' } = error instanceof Error ? error : { name: typeof error, message: '' };
  const frames = framesOf(stack);
  if (!reference && (frames.length === 0 || !isChosen())) return;
  const body: BrowserError = {
    kind: namesOf.kind.test(name) ? name : 'Error',
    message: scrubMessage(message),
    frames,
    release: /([\w.-]{1,64})\.js/.exec(app)?.[1] ?? 'unknown',
    path: scrubPath(location.pathname),
    ...(reference ? { reference } : {}),
  };
  const headers = { 'content-type': 'application/json' };
  await fetch('/errors', { method: 'POST', headers, body: JSON.stringify(body), keepalive: true });
}
