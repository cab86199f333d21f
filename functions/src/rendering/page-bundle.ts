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

/** A page's Markdown twin, or where to go instead. `page` is the address of the page. */
type RenderedTwin =
  | { status: number; markdown: string; page: string; failures: readonly unknown[] }
  | { status: number; location: string };

export interface Pages {
  render(asked: Asked): Promise<Rendered>;
  /** Null where the page has none. `byAddress` says that it was asked for by the twin's own address. */
  renderTwin(asked: Asked & { byAddress: boolean }): Promise<RenderedTwin | null>;
  renderLlms(asked: Asked): Promise<RenderedTwin>;
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
  const [{ renderPage, renderTwin, renderLlms }, shell, local] = await Promise.all([
    import(pathToFileURL(join(folder, 'entry-server.js')).href),
    readFile(join(folder, 'shell.html'), 'utf8'),
    isDemoProject() ? localConfig() : undefined,
  ]);
  const attested = async <T>(asked: T) => ({ ...asked, attestation: await readPageAttestation() });
  return {
    render: async (asked) => renderPage(await attested(asked), shell, local, fallbackOrigin()),
    renderTwin: async (asked) => renderTwin(await attested(asked), local, fallbackOrigin()),
    renderLlms: async (asked) => renderLlms(await attested(asked), local, fallbackOrigin()),
  };
}

/** Where the emulators are: the file that the browser reads in a local store too. */
async function localConfig(): Promise<unknown> {
  const response = await fetch(`${process.env.TEMPERA_STORE_ORIGIN}/local.json`);
  return response.json();
}
