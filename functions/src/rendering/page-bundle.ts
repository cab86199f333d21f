import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fallbackOrigin } from '../platform/origin.ts';
import { isDemoProject } from '../platform/project.ts';
import { readPageAttestation } from './page-attestation.store.ts';

/** A page, or where to go instead; the shape that `web/src/entry-server.tsx` returns. */
type Rendered =
  | { status: number; html: string; failures: readonly unknown[] }
  | { status: number; location: string };

/** An address with the cookies that came along, and what a page is to name as reference if it fails. */
export interface Asked {
  url: string;
  cookie: string;
  reference: string;
}

interface Pages {
  render(asked: Asked): Promise<Rendered>;
}

let loading: Promise<Pages> | undefined;

/**
 * The web app built for the server (`npm run build:render`), loaded once by each instance. It lies next to `lib/`, so that
 * a deploy carries it; each local stack has a copy of its own, of the local build (decision 1).
 */
export function loadPages(): Promise<Pages> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Pages> {
  const folder = (isDemoProject() && process.env.TEMPERA_PAGES_DIR) || join(process.cwd(), 'web');
  const [{ renderPage }, shell, local] = await Promise.all([
    import(pathToFileURL(join(folder, 'entry-server.js')).href),
    readFile(join(folder, 'shell.html'), 'utf8'),
    isDemoProject() ? localConfig() : undefined,
  ]);
  return {
    render: async (asked) =>
      renderPage({ ...asked, attestation: await readPageAttestation() }, shell, local, fallbackOrigin()),
  };
}

/** Where the emulators are: the file that the browser reads in a local store too. */
async function localConfig(): Promise<unknown> {
  const response = await fetch(`${process.env.TEMPERA_STORE_ORIGIN}/local.json`);
  return response.json();
}
