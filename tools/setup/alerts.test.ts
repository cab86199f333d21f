import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alertPolicies } from './alerts.ts';

const policies = alertPolicies('europe-west1');
const runbook = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

it('the runbook has a heading for each alert, in their order, and for nothing else', () => {
  const titles = policies.map(({ displayName }) => displayName.replace('Tempera: ', ''));
  const headings = [...runbook.matchAll(/^#{2,} (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(titles);
});

it('each alert brings what the runbook says of it, and no more than a message may have', () => {
  for (const { displayName, documentation } of policies) {
    const heading = displayName.replace('Tempera: ', '## ');
    const [first = ''] = documentation.content.split('\n');
    expect(runbook).toContain(`${heading}\n${first}`);
    expect(documentation.content).toMatch(/^1\. /m);
    expect(documentation.content).not.toContain('## ');
    expect(Buffer.byteLength(documentation.content)).toBeLessThan(8_000);
  }
});

it('alerts look for lines that functions write', () => {
  const written = readFileSync(new URL('../../functions/src/platform/logs.ts', import.meta.url), 'utf8');
  const messages = [...JSON.stringify(policies).matchAll(/jsonPayload\.message=\\"(.+?)\\"/g)];
  expect(messages.length).toBeGreaterThan(3);
  for (const [, message] of messages) expect(written).toContain(`'${message}'`);
});
