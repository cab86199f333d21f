import { join } from 'node:path';
import { build } from 'vite';
import { noRipple, routerOfProduction } from '../../../web/build/lean.ts';

/** The script of a page that React and MUI draw, as the store's own is built. */
export async function bundleReactTwin(page: 'next-page' | 'touched-page'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [...routerOfProduction, ...noRipple] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, `${page}.ts`), output: { format: 'iife' } },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built');
  return chunk.code.replaceAll('</script', '<\\/script');
}
