import { expect, it } from 'vitest';
import { filesOf } from './offline-worker.ts';

it('names what public pages load, at any depth, and nothing of the pages that need a server', () => {
  const manifest = {
    'index.html': {
      file: 'assets/app.js',
      css: ['assets/app.css'],
      dynamicImports: [
        'src/routes/store/home.tsx',
        'src/routes/account/profile.tsx',
        'src/routes/store/checkout.tsx',
      ],
    },
    'src/routes/store/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'index.html'] },
    '_shared.js': {
      file: 'assets/shared.js',
      dynamicImports: ['../node_modules/firebase/functions/index.js'],
    },
    'src/routes/account/profile.tsx': { file: 'assets/profile.js', imports: ['_member.js'] },
    '_member.js': { file: 'assets/member.js' },
    'src/routes/store/checkout.tsx': { file: 'assets/plan.js' },
    '../node_modules/firebase/functions/index.js': { file: 'assets/functions.js' },
  };
  expect(filesOf(manifest, '/assets/app.js')).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/home.js',
    '/assets/shared.js',
  ]);
});
