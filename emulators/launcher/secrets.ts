/** Secrets of the local store, which the functions emulator reads in place of Secret Manager. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

const file = join(root, 'functions', '.secret.local');
const name = 'DOWNLOAD_SIGNING_KEY';

/** Creates the file once, gitignored and for this person's eyes; returns the signing key, 64 hex digits. */
export function ensureSecrets(): string {
  if (!existsSync(file)) writeFileSync(file, `${name}=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`${name}=`));
  return line?.slice(name.length + 1).trim() ?? '';
}
