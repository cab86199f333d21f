import { expect, it } from 'vitest';
import { deployManifest, packageOf } from './deploy-manifest.ts';

const base = { name: 'shop', version: '1.2.3', engines: { node: '24' } };
const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': {},
    shop: { link: true },
    'node_modules/mailer': {
      version: '2.0.0',
      dependencies: { wire: '^1.0.0' },
      optionalDependencies: { fast: '*' },
    },
    'node_modules/mailer/node_modules/wire': { version: '1.5.0', dependencies: { bytes: '*' } },
    'node_modules/wire': { version: '3.0.0' },
    'node_modules/bytes': { version: '0.1.0', dev: true },
    'node_modules/linter': { version: '9.0.0', dev: true },
  },
};
const made = (...names: string[]) => {
  const files = deployManifest(base, 'pages', names, lockfile);
  return { manifest: JSON.parse(files['package.json']), lock: JSON.parse(files['package-lock.json']) };
};

it('asks for what the bundle imports, in the version that the checkout has', () => {
  const { manifest } = made('mailer');
  expect(manifest).toMatchObject({
    name: 'shop-pages',
    main: 'lib/index.js',
    dependencies: { mailer: '2.0.0' },
  });
});

it('locks all that stands below, from where Node would find it, and nothing else', () => {
  const { lock } = made('mailer');
  expect(lock.packages).toEqual({
    '': { name: 'shop-pages', version: '1.2.3', engines: { node: '24' }, dependencies: { mailer: '2.0.0' } },
    'node_modules/bytes': { version: '0.1.0' },
    'node_modules/mailer': lockfile.packages['node_modules/mailer'],
    'node_modules/mailer/node_modules/wire': { version: '1.5.0', dependencies: { bytes: '*' } },
  });
});

it('does not guess a version', () => {
  expect(() => made('unheard-of')).toThrow('package-lock.json has no unheard-of at its top');
});

it.each([
  ['firebase-admin/firestore', 'firebase-admin'],
  ['@google-cloud/storage/build/x.js', '@google-cloud/storage'],
  ['pdfkit', 'pdfkit'],
])('finds the package of %s', (id, name) => expect(packageOf(id)).toBe(name));
