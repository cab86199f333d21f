import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Signer } from './check-signature.ts';

/** The account that a local store's functions sign addresses of files as. */
const email = 'store@demo-tempera.iam.gserviceaccount.com';

/** Writes an account with a new key into a file, as Google's libraries read one. Good for this run alone. */
export function writeLocalAccount(file: string, project: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    type: 'service_account',
    project_id: project,
    client_email: email,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
}

/** Whose signatures an account's are, by its file. */
export function readSigner(file: string): Signer {
  const account = JSON.parse(readFileSync(file, 'utf8')) as { client_email: string; private_key: string };
  return { email: account.client_email, key: createPublicKey(createPrivateKey(account.private_key)) };
}
