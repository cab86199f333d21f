import type { WebConfig } from '../firebase/config.ts';
import type { PlainData } from '../firebase/public/read-public.ts';

/** What a page rendered on the server brings along: the project it belongs to and the public documents it was made of. */
export interface PageState {
  config: WebConfig;
  docs: Record<string, PlainData | null>;
  /** When the server began to read them, in milliseconds: what has changed since may be missing. */
  madeAt: number;
}

/** The id of the script element that carries the state. It is data, never run. */
export const stateElementId = 'tempera-state';

const bytesKey = '$bytes';

/** JSON that is safe inside a script element: no `<`, bytes as base64. */
export function serializeState(state: PageState): string {
  const json = JSON.stringify(state, (_key, value: unknown) =>
    value instanceof Uint8Array ? { [bytesKey]: toBase64(value) } : value,
  );
  return json.replace(/</g, '\\u003c');
}

export function parseState(text: string): PageState {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && bytesKey in value && typeof value[bytesKey] === 'string'
      ? Uint8Array.from(atob(value[bytesKey]), (char) => char.charCodeAt(0))
      : value,
  ) as PageState;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
