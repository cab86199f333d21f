import type { Scope } from './scopes.ts';

/** `count` a person; a name in characters, a life in days. */
export const tokenLimits = { count: 50, name: 60, mostDays: 365 } as const;

/** What the form offers, in days. */
export const tokenLives = [7, 30, 90, 365] as const;

/** How long a token lives that a device was given, in days. */
export const deviceTokenDays = 90;

/** `users/{uid}/tokens/{tokenId}`: what a person sees of a token. The text itself is stored nowhere. Times as each side has them. */
export interface AccessToken<Time> {
  name: string;
  scopes: Scope[];
  /** Its first characters. */
  hint: string;
  createdAt: Time;
  /** Null for one that does not end by itself. */
  expiresAt: Time | null;
  /** Noted once in ten minutes at most; null until it is used. */
  lastUsedAt: Time | null;
}

/** How long one note of use stands, in milliseconds: each is read again by an open list of tokens. */
export const useNotedForMs = 600_000;

/** Whether a token has ended by itself. @param now milliseconds */
export const hasExpired = ({ expiresAt }: { expiresAt: number | null }, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;
