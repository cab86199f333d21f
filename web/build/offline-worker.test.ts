import { expect, it } from 'vitest';
import { filesOf } from './offline-worker.ts';

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
