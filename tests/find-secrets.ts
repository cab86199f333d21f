import { testCards } from '@tempera/domain/money/card';

/** Stripe's keys and signing secrets as it makes them. Those of tests are shorter, or no word of theirs is. */
const keys = [/\b[sr]k_(?:test|live)_[A-Za-z0-9]{16,}\b/, /\bwhsec_[A-Za-z0-9]{16,}\b/];

/** What nobody may read afterwards of a store that runs: any key, secrets of webhooks, and what a browser pays with. */
const secrets = [
  /\b[sr]k_(?:test|live)_\w{8,}/,
  /\bwhsec_\w+/,
  /\b(?:pi|seti)_\w+_secret_\w+/,
  /\bctoken_\w+/,
];

const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

export const keysIn = (text: string): string[] => firstOf(keys, text);
export const secretsIn = (text: string): string[] => firstOf(secrets, text);
/** A program has numbers of its own that look like cards; these are none of them. */
export const testCardsIn = (text: string): string[] =>
  Object.values(testCards).filter((number) => text.includes(number));
