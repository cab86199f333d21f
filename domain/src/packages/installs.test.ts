import { expect, it } from 'vitest';
import { installLines, readInstalls } from './installs.ts';

it('has a line for each tool by which a release comes, and none for another', () => {
  expect(installLines({ npm: '@neo/blog', shadcn: true }, 'blog', 'Neo Store')).toEqual([
    { tool: 'npm', line: 'npm install @neo/blog' },
    { tool: 'shadcn', line: 'npx shadcn add @neostore/blog' },
  ]);
  expect(installLines({ npm: null, shadcn: false }, 'blog', 'Neo Store')).toEqual([]);
});

it.each([
  [undefined, { npm: null, shadcn: false }],
  [
    { npm: 1, shadcn: 'yes' },
    { npm: null, shadcn: false },
  ],
  [
    { npm: '@neo/blog', shadcn: true },
    { npm: '@neo/blog', shadcn: true },
  ],
])('reads %j', (stored, read) => {
  expect(readInstalls(stored)).toEqual(read);
});
