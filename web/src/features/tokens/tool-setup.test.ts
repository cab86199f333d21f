import { expect, it } from 'vitest';
import { toolSetups } from './tool-setup.ts';

const setups = toolSetups('Neo Store', 'https://store.example.com');
const codesOf = (tool: string) =>
  setups.find((one) => one.tool === tool)?.steps.map(({ code }) => code) ?? [];

it('tells each tool where this store is, and what its packages are called', () => {
  expect(codesOf('Git')).toEqual([
    'git clone https://store.example.com/git/TEMPLATE.git',
    'git config --global credential.helper cache',
    'git pull --no-rebase',
  ]);
  expect(setups[0]?.steps[1]?.says).toContain('forgets it after 15 minutes');
  expect(codesOf('npm and pnpm')).toEqual([
    `@neostore:registry=https://store.example.com/npm/\n//store.example.com/npm/:_authToken=$\{STORE_TOKEN}`,
    'export STORE_TOKEN=tpa_…',
    'npm install @neostore/TEMPLATE',
    'npm audit --registry=https://store.example.com/npm/',
  ]);
  const [yarn] = codesOf('Yarn 4');
  expect(yarn?.split('\n')).toEqual([
    'npmScopes:',
    '  neostore:',
    '    npmRegistryServer: "https://store.example.com/npm/"',
    `    npmAuthToken: "$\{STORE_TOKEN}"`,
    'npmPreapprovedPackages:',
    '  - "@neostore/*"',
  ]);
  expect(JSON.parse(codesOf('shadcn')[0] ?? '')).toEqual({
    registries: {
      '@neostore': {
        url: 'https://store.example.com/r/{name}.json',
        headers: { Authorization: `Bearer $\{STORE_TOKEN}` },
      },
    },
  });
  expect(JSON.parse(codesOf('Agents (MCP)')[0] ?? '').mcpServers.store.url).toBe(
    'https://store.example.com/mcp',
  );
});

it('says how the variable is set wherever a file asks for it, and nowhere else', () => {
  for (const { steps } of setups) {
    const codes = steps.map(({ code }) => code);
    const asks = codes.some((code) => code.includes(`$\{STORE_TOKEN}`));
    expect(codes.includes('export STORE_TOKEN=tpa_…')).toBe(asks);
  }
});
