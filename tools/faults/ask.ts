import { projectId } from '../../emulators/launcher/paths.ts';

/** Whoever waits longer gives up, milliseconds; browsers wait for a minute. */
export const patienceMs = 10_000;

/** What a callable came to: an answer, a refusal with its reason, or nothing that a person could go by. */
export type Outcome<T> = { ok: T } | { refused: string } | { lost: string };

/** A reason for which the button is pressed again. */
const passing = ['busy', 'unavailable'];

/** Where a person asks, as whom, and from which address of the network. */
export interface Asker {
  origin: string;
  idToken: string;
  ip: string;
}

/** Where a function answers, and what is below it. @param origin `http://host:port` of the functions emulator, or of what is before it */
export const functionUrl = (origin: string, path: string): string =>
  `${origin}/${projectId}/us-central1/${path}`;

/** Calls a function as a browser does. */
export async function ask<T>(
  { origin, idToken, ip }: Asker,
  name: string,
  data: unknown,
): Promise<Outcome<T>> {
  try {
    const response = await fetch(functionUrl(origin, name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${idToken}`,
        'x-forwarded-for': ip,
      },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { result, error } = (await response.json()) as Answer<T>;
    if (response.ok) return { ok: result as T };
    const reason = error?.details?.reason;
    return reason && !passing.includes(reason)
      ? { refused: reason }
      : { lost: reason ?? `${response.status}` };
  } catch (error) {
    return { lost: String((error as Error).name) };
  }
}

interface Answer<T> {
  result?: T;
  error?: { details?: { reason?: string } };
}

/** Does something again until it is answered, so many times at most. */
export async function insist<T>(tries: number, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  let outcome = await work();
  for (let again = 1; again < tries && 'lost' in outcome; again++) outcome = await work();
  return outcome;
}

/** Follows an address without going where it leads. @returns the status, or null when none came */
export async function look(url: string, headers: Record<string, string>): Promise<number | null> {
  const signal = AbortSignal.timeout(patienceMs);
  return fetch(url, { headers, redirect: 'manual', signal }).then(
    ({ status }) => status,
    () => null,
  );
}
