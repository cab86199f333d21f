import { CallError } from './call.ts';

/** A message on its way. `tried` is the document it was last tried as, so that no message arrives twice. */
export interface Parcel {
  key: string;
  text: string;
  tried: string | null;
}

/**
 * Sends a parcel. Notes the document's path by `claim` before it writes, and looks there first when `tried` names one: an
 * answer that was lost on the way does not mean that the message was.
 * @throws TooSoon, CallError, FirebaseError
 */
export type SendParcel = (parcel: Parcel, claim: (path: string) => void) => Promise<void>;

const storageKey = (conversation: string) => `tempera.outbox.${conversation}`;

/** What still waits in a conversation, oldest first; it survives a reload of the tab. */
export function waitingIn(conversation: string): Parcel[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(conversation)) ?? '[]') as Parcel[];
  } catch {
    return [];
  }
}

export function keepWaiting(conversation: string, parcels: readonly Parcel[]): void {
  try {
    if (parcels.length === 0) sessionStorage.removeItem(storageKey(conversation));
    else sessionStorage.setItem(storageKey(conversation), JSON.stringify(parcels));
  } catch {
    // Storage is switched off: what waits is lost with the tab.
  }
}

/** Whether the network failed, rather than the store refused. */
export const isLost = (error: unknown): boolean => error instanceof CallError && error.refusal === null;

/** A parcel for a text that was just written. */
export const toParcel = (text: string): Parcel => ({ key: crypto.randomUUID(), text, tried: null });
