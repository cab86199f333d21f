import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Doors } from './doors.ts';
import type { Ports } from './ports.ts';

/** How long nothing may come in before the store counts as quiet: the database sends its events after its answers. */
const quietMs = 500;
/** Who takes longer than this is not waited for. */
const patienceMs = 10_000;

const isTask = ({ headers }: IncomingMessage) => 'x-cloudtasks-queuename' in headers;
const isEvent = ({ url }: IncomingMessage) => url?.startsWith('/functions/') === true;
/** What the emulators ask each other for when they export. */
const isExport = ({ method, url }: IncomingMessage) =>
  method === 'GET' || url?.startsWith('/internal/') === true;

/**
 * Closes the store's emulators, the database apart, in the order of who needs whom: people are turned away first, what they have
 * begun and the events of it are finished, and only then accounts, files and queues close.
 */
export async function closeStore(doors: Doors, ports: Ports): Promise<void> {
  const works = [ports.functions, ports.tasks];
  const fronts = [ports.hosting, ports.files];
  doors.close(fronts, () => false);
  doors.close([ports.functions], (request) => isTask(request) || isEvent(request));
  await quiet(() => doors.inFlight([...fronts, ...works]));
  doors.close([...works, ports.eventarc], () => false);
  const keepers = [ports.auth, ports.storage];
  doors.close(keepers, isExport);
  await quiet(() => doors.inFlight(keepers));
}

async function quiet(inFlight: () => number): Promise<void> {
  const end = Date.now() + patienceMs;
  let since = Date.now();
  while (Date.now() < end && Date.now() - since < quietMs) {
    await pause(20);
    if (inFlight() > 0) since = Date.now();
  }
}
