import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { robotsTxt } from '@tempera/domain/site/robots';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { accentSheets } from './build/accents.ts';
import { firstVisit } from './build/chunks.ts';
import { type Addressed, withPolicy } from './build/content-policy.ts';
import { inlineShell } from './build/inline-shell.ts';
import { noRipple, routerOfProduction, unneeded } from './build/lean.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { preloadsOf } from './build/preloads.ts';

const web = import.meta.dirname;

/** The store that `npm run dev` starts behind Vite; the launcher says where. */
const store = process.env.TEMPERA_STORE_URL ?? 'http://127.0.0.1:5000';

/**
 * Names the built page `shell.html`: hosting would serve an `index.html` at `/` before it asks the function that renders
 * pages. The server's build takes a copy to put its pages into.
 */
function shell(clientDir: string, isServer: boolean, addressed: Addressed): Plugin {
  let outDir = '';
  return {
    name: 'tempera-shell',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    closeBundle() {
      if (isServer) {
        copyFileSync(join(clientDir, 'shell.html'), join(outDir, 'shell.html'));
        return;
      }
      const built = join(outDir, 'index.html');
      const page = inlineShell(readFileSync(built, 'utf8'), outDir);
      writeFileSync(join(outDir, 'shell.html'), withPolicy(page, addressed));
      rmSync(built);
    },
  };
}

const addressedBy = (env: Record<string, string>, isLocal: boolean): Addressed => ({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  region: env.VITE_FIREBASE_REGION,
  isLocal,
  paysByStripe: Boolean(env.VITE_STRIPE_PUBLISHABLE_KEY),
});

/** Adds the service worker, once all that it names is built. A local store's pages also read where the emulators are. */
function offline(isLocal: boolean): Plugin {
  let outDir = '';
  return {
    name: 'tempera-offline',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    closeBundle() {
      writeFileSync(join(outDir, 'sw.js'), offlineWorker(outDir, isLocal ? ['/local.json'] : []));
    },
  };
}

/** `robots.txt` names the store's address; a local store's is written by the launcher, which knows its port. */
function robots(env: Record<string, string>): Plugin {
  const { VITE_STORE_ORIGIN: origin, VITE_FIREBASE_PROJECT_ID: project } = env;
  return {
    name: 'tempera-robots',
    apply: 'build',
    generateBundle() {
      const source = robotsTxt(origin || (project ? `https://${project}.web.app` : ''));
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
    },
  };
}

/**
 * Where the two halves of a build go: the browser's, and the server's in `functions/` beside `lib`, so that a deploy
 * carries it. `TEMPERA_BUILD_DIR` names another folder for both, so that a test disturbs no build.
 */
function outDirs(mode: string): { clientDir: string; serverDir: string } {
  const suffix = mode === 'emulators' ? '-local' : '';
  const elsewhere = process.env.TEMPERA_BUILD_DIR;
  return {
    clientDir: join(elsewhere ?? web, `dist${suffix}`),
    serverDir: join(elsewhere ?? join(web, '..', 'functions'), `web${suffix}`),
  };
}

/**
 * `--mode emulators` builds the store that runs in the emulators (decision 0001): only that build reads `local.json`, which
 * holds the emulators' addresses and the demo accounts. A production build drops that code. `--ssr src/entry-server.tsx`
 * builds what renders the public pages (decision 0007), with all its packages inside.
 */
export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const { clientDir, serverDir } = outDirs(mode);
  return {
    root: web,
    resolve: command === 'build' ? { alias: [...routerOfProduction, ...noRipple] } : {},
    plugins: [
      react(),
      shell(clientDir, isSsrBuild, addressedBy(loadEnv(mode, web), mode === 'emulators')),
      isSsrBuild ? null : accentSheets(),
      isSsrBuild ? null : offline(mode === 'emulators'),
      isSsrBuild || mode === 'emulators' ? null : robots(loadEnv(mode, web)),
    ],
    ssr: isSsrBuild ? { noExternal: true } : {},
    // A server's build leaves this to where it runs: in an emulator React and the theme would be their development selves,
    // whose styles have other names than the browser's, which then inserts all of its own.
    define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
    build: {
      outDir: isSsrBuild ? serverDir : clientDir,
      copyPublicDir: !isSsrBuild,
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // Named by no file; a deploy keeps them beside the release (tools/deploy/keep-source-maps.ts).
      sourcemap: isSsrBuild || mode === 'emulators' ? false : 'hidden',
      // Every browser that can run the app preloads modules by itself.
      modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
      // One style sheet, which stands inside the page: as a part of the app's chunk it would be fetched again, fonts and all.
      cssCodeSplit: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: isSsrBuild
        ? {}
        : {
            treeshake: { moduleSideEffects: [{ test: unneeded, sideEffects: false }] },
            output: {
              codeSplitting: { groups: [{ name: firstVisit(), includeDependenciesRecursively: false }] },
            },
          },
    },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.TEMPERA_DEV_PORT ?? 5173),
      strictPort: true,
      proxy: Object.fromEntries(
        [
          '/catalogue',
          '/demos',
          '/download',
          '/errors',
          '/live.json',
          '/local.json',
          '/sitemap',
          '/robots.txt',
          '/llms.txt',
        ].map((path) => [path, store]),
      ),
    },
  };
});
