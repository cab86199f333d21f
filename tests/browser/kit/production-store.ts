import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { forward } from '../../../emulators/launcher/forward.ts';
import { makeCertificates } from '../../../emulators/rehearsal/certificates.ts';
import { type Route, startProxy, toListener, toPort } from '../../../emulators/rehearsal/proxy.ts';
import { required } from './environment.ts';
import { contentTypes } from './serve-folder.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const host = 'production.web.app';

/** A production build of this checkout, which asks for Google's and Stripe's own addresses, over the store of the tests. */
export interface ProductionStore {
  origin: string;
  /** For Chromium. What is asked past it does not get anywhere. */
  proxy: string;
  /** What was asked of strangers. */
  strangers: readonly string[];
  close(): Promise<void>;
}

async function build(folder: string): Promise<void> {
  // Vitest's own mode would be taken for the build's.
  const { NODE_ENV: _mode, ...rest } = process.env;
  const env = {
    ...rest,
    TEMPERA_BUILD_DIR: folder,
    VITE_FIREBASE_PROJECT_ID: required('GCLOUD_PROJECT'),
    // By which a session is kept that a test has begun (auth-rest.ts).
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_of_a_test',
  };
  const vite = join(root, 'node_modules', '.bin', 'vite');
  await promisify(execFile)(vite, ['build', 'web', '--emptyOutDir'], { cwd: root, env });
}

const portOf = (address: string) => Number(address.split(':').at(-1));

/** The build's own files; its bare shell for every page; the rest is asked of the local store. */
const pages =
  (dist: string): RequestListener =>
  async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://store');
    const isPage = request.headers.accept?.includes('text/html') === true;
    const file = join(dist, isPage ? 'shell.html' : pathname);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) forward(request, response, { port: portOf(required('TEMPERA_STORE_URL')) });
    else {
      const type = contentTypes[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(await readFile(file));
    }
  };

/** @param stripe answers for `js.stripe.com` */
export async function openProductionStore(stripe: RequestListener): Promise<ProductionStore> {
  const folder = await mkdtemp(join(tmpdir(), 'tempera-production-'));
  await build(folder);
  const project = required('GCLOUD_PROJECT');
  const functionsHost = `us-central1-${project}.cloudfunctions.net`;
  const to = (port: number, before = '') =>
    toListener((request, response) => forward(request, response, { port, path: `${before}${request.url}` }));
  const auth = portOf(required('FIREBASE_AUTH_EMULATOR_HOST'));
  const names = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];
  const routes: Record<string, Route> = {
    ...Object.fromEntries(names.map((name) => [name, to(auth, `/${name}`)])),
    'firestore.googleapis.com': toPort(portOf(required('FIRESTORE_EMULATOR_HOST'))),
    'www.google.com': toListener((_request, response) => response.writeHead(204).end()),
    [functionsHost]: to(portOf(required('FUNCTIONS_EMULATOR_ORIGIN')), `/${project}/us-central1`),
    'js.stripe.com': toListener(stripe),
    [host]: toListener(pages(join(folder, 'dist'))),
  };
  const proxy = await startProxy(
    await makeCertificates([host, ...Object.keys(routes)]),
    (name) => routes[name],
  );
  return {
    origin: `https://${host}`,
    proxy: proxy.url,
    strangers: proxy.strangers,
    async close() {
      await proxy.stop();
      await rm(folder, { recursive: true });
    },
  };
}
