/** Secrets of the local store, which the functions emulator reads in place of Secret Manager. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

const file = join(root, 'functions', '.secret.local');

/**
 * What the local store has in place of each secret. Its mail server is a catcher, which asks for no password, and its payments are
 * simulated unless somebody puts the keys of a Stripe test account there (docs/payments.md).
 */
const values: Record<string, () => string> = {
  DOWNLOAD_SIGNING_KEY: () => randomBytes(32).toString('hex'),
  SMTP_PASSWORD: () => 'none',
  STRIPE_SECRET_KEY: () => 'none',
  STRIPE_WEBHOOK_SECRET: () => 'none',
};

/** Creates the file, gitignored and for this person's eyes, with what it lacks; returns the signing key, 64 hex digits. */
export function ensureSecrets(): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const readValue = (name: string) =>
    lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
  const missing = Object.keys(values).filter((name) => !readValue(name));
  lines.push(...missing.map((name) => `${name}=${values[name]?.()}`));
  if (missing.length > 0) writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return readValue('DOWNLOAD_SIGNING_KEY')?.trim() ?? '';
}
