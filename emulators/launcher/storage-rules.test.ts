import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { answerStorageRules } from './storage-rules.ts';

it('says that it is ready, loads any rules, permits nothing', async () => {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  answerStorageRules(input, output);
  input.write('{"id":0,"action":"load_ruleset","context":{}}\n{"id":1,"action":"verify"}\n');
  let text = '';
  output.on('data', (chunk: string) => {
    text += chunk;
  });
  await vi.waitFor(() => expect(text.split('\n')).toHaveLength(4));
  const answers = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const ok = { status: 'ok', errors: [], warnings: [] };
  expect(answers).toEqual([
    { id: -1, ...ok },
    { id: 0, ...ok, result: { rulesVersion: 2 } },
    { id: 1, ...ok, result: { permit: false } },
  ]);
});
