import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The store that `npm run dev` starts behind Vite; the launcher says where. */
const store = process.env.TEMPERA_STORE_URL ?? 'http://127.0.0.1:5000';

/**
 * `--mode emulators` builds the store that runs in the emulators (decision 0001): only that build reads `local.json`, which
 * holds the emulators' addresses and the demo accounts. A production build drops that code.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: mode === 'emulators' ? 'dist-local' : 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 700,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.TEMPERA_DEV_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(['/demos', '/download', '/local.json'].map((path) => [path, store])),
  },
}));
