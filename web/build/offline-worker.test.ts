import { expect, it } from 'vitest';
import { filesOf, firstFilesOf } from './offline-worker.ts';

it('names what public pages load, at any depth, and nothing of what needs a server or is for members and the team', () => {
  const manifest = {
    'index.html': {
      file: 'assets/app.js',
      css: ['assets/app.css'],
      dynamicImports: [
        'src/routes/store/home.tsx',
        'src/routes/account/profile.tsx',
        'src/routes/store/checkout.tsx',
        'src/routes/panel/admin.tsx',
        '_index.esm-Ab12.js',
      ],
    },
    'src/routes/panel/admin.tsx': { file: 'assets/admin.js', imports: ['_charts.js'] },
    '_charts.js': { file: 'assets/charts.js' },
    '_index.esm-Ab12.js': { file: 'assets/index.esm-Ab12.js' },
    'src/routes/store/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'index.html'] },
    '_shared.js': {
      file: 'assets/shared.js',
      dynamicImports: [
        '../node_modules/firebase/functions/index.js',
        'src/features/chat/widget/ChatPanel.tsx',
        'src/features/cart/components/CartDrawer.tsx',
      ],
    },
    'src/features/chat/widget/ChatPanel.tsx': { file: 'assets/chat.js' },
    'src/features/cart/components/CartDrawer.tsx': { file: 'assets/cart.js' },
    'src/routes/account/profile.tsx': { file: 'assets/profile.js', imports: ['_member.js'] },
    '_member.js': { file: 'assets/member.js' },
    'src/routes/store/checkout.tsx': { file: 'assets/plan.js' },
    '../node_modules/firebase/functions/index.js': { file: 'assets/functions.js' },
  };
  expect(filesOf(manifest, '/assets/app.js')).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/cart.js',
    '/assets/home.js',
    '/assets/shared.js',
  ]);
});

it('names what a page that was seen may miss, with what it needs, and a source that has moved', () => {
  const manifest = {
    'src/app/saved-pages.ts': { file: 'assets/saved.js' },
    'src/app/MobileDrawer.tsx': { file: 'assets/menu.js', imports: ['_drawer.js'] },
    'src/features/cart/components/CartDrawer.tsx': {
      file: 'assets/cart.js',
      imports: ['_drawer.js'],
      dynamicImports: ['later.js'],
    },
    'src/firebase/public/kept-docs.ts': { file: 'assets/kept.js' },
    '_drawer.js': { file: 'assets/drawer.js', css: ['assets/drawer.css'] },
    'later.js': { file: 'assets/later.js' },
  };
  expect(firstFilesOf(manifest)).toEqual([
    '/assets/cart.js',
    '/assets/drawer.css',
    '/assets/drawer.js',
    '/assets/kept.js',
    '/assets/menu.js',
    '/assets/saved.js',
  ]);
  const { 'src/app/MobileDrawer.tsx': _, ...moved } = manifest;
  expect(() => firstFilesOf(moved)).toThrow('the build has no src/app/MobileDrawer.tsx');
});
