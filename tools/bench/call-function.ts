/** Callables over HTTP as the SDK calls them, without the SDK's own time. */
import { projectId } from '../../emulators/launcher/paths.ts';

export interface TimedResult {
  /** From the request's first byte to the whole response, in milliseconds. */
  ms: number;
  result: unknown;
}

/** @param ip the caller's network address, by which some calls are limited. @throws Error when the function refuses: a refused call would be quick, and no measurement */
export async function callFunction(
  name: string,
  data: unknown,
  idToken: string,
  ip = '127.0.0.1',
): Promise<TimedResult> {
  const url = `${process.env.FUNCTIONS_EMULATOR_ORIGIN}/${projectId}/us-central1/${name}`;
  const body = JSON.stringify({ data });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${idToken}`,
    'x-forwarded-for': ip,
  };
  const began = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body });
  const reply = (await response.json()) as { result?: unknown };
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${name} was refused: ${JSON.stringify(reply)}`);
  return { ms, result: reply.result };
}

/** Signs up somebody new at the Auth emulator. @returns their ID token */
export function newBuyer(): Promise<string> {
  return askAuth('signUp', `bench-${crypto.randomUUID()}@example.com`, 'Tempera-bench-1');
}

/** Signs in at the Auth emulator. @returns the ID token */
export function signInByRest(email: string, password: string): Promise<string> {
  return askAuth('signInWithPassword', email, password);
}

async function askAuth(method: string, email: string, password: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`the Auth emulator refused ${method}: ${await response.text()}`);
  return ((await response.json()) as { idToken: string }).idToken;
}
