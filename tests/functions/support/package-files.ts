import { packageName } from '@tempera/domain/packages/package-name';
import { loadSettings } from '../../../functions/src/checkout/checkout-facts.store.ts';
import type { Crafted } from './archives.ts';

/** What a template is called as a package of the store. */
export const nameOf = async (slug: string): Promise<string> =>
  packageName((await loadSettings()).siteName, slug);

/** The files of a template that is a package, with a program, an empty file and letters of other languages. */
export async function packageFiles(
  slug: string,
  version: string,
  more: { manifest?: object; files?: Crafted[] } = {},
): Promise<Crafted[]> {
  const manifest = {
    name: await nameOf(slug),
    version,
    description: 'A package of a test',
    type: 'module',
    exports: './index.js',
    bin: './cli.js',
    ...more.manifest,
  };
  return [
    { name: 'neo/package.json', data: JSON.stringify(manifest) },
    { name: 'neo/index.js', data: `export default '${version}';\n` },
    { name: 'neo/cli.js', data: `#!/usr/bin/env node\nconsole.log('${version}');\n`, mode: 0o100755 },
    { name: 'neo/texte/Grüße 😀.md', data: '# Hi\r\n' },
    ...(more.files ?? [{ name: 'neo/empty', data: '' }]),
  ];
}
