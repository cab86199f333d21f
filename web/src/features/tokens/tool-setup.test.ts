import { expect, it } from 'vitest';
import { toolSetups } from './tool-setup.ts';

it('tells each tool where this store is, and what its packages are called', () => {
  const [git, npm, shadcn] = toolSetups('Neo Store', 'https://store.example.com');
  expect(git?.code).toBe('git clone https://store.example.com/git/TEMPLATE.git');
  expect(npm?.code).toBe(
    `@neostore:registry=https://store.example.com/npm/\n//store.example.com/npm/:_authToken=$\{STORE_TOKEN}`,
  );
  expect(npm?.text).toContain('npm install @neostore/TEMPLATE');
  expect(JSON.parse(shadcn?.code ?? '')).toEqual({
    registries: {
      '@neostore': {
        url: 'https://store.example.com/r/{name}.json',
        headers: { Authorization: `Bearer $\{STORE_TOKEN}` },
      },
    },
  });
});
