import { createServer } from 'node:http';
import { readSigner } from './local-account.ts';
import { storageDoor } from './storage-door.ts';

/**
 * Opens the door of a local store in this process, where `TEMPERA_FILES_URL` says. It stands with the emulators so that it closes with
 * them (decision 49). Without Storage there is none.
 */
export function openStorageDoor(): void {
  const { TEMPERA_FILES_URL: url, TEMPERA_FILES_ACCOUNT: account, TEMPERA_STORAGE_PORT: port } = process.env;
  if (!url || !account) return;
  const { hostname, port: own } = new URL(url);
  // Whichever program of this machine serves the pages: hosting, or Vite.
  const isOurs = (origin: string) => URL.canParse(origin) && new URL(origin).hostname === hostname;
  createServer(storageDoor({ port: Number(port), signer: readSigner(account), isOurs })).listen(
    Number(own),
    hostname,
  );
}
