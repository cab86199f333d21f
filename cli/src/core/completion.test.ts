import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { completionFor } from './completion.ts';

const commands = [
  {
    name: 'get',
    summary: "Get [what] is yours: it's here",
    options: [{ flag: '--json', summary: 'as JSON' }],
  },
  { name: 'git', summary: 'Git', options: [{ flag: '--store', summary: 'the store' }] },
];
const hasBash = spawnSync('bash', ['--version']).status === 0;

it.skipIf(!hasBash)('completes commands and their options in bash (skipped where there is none)', () => {
  const complete = (...words: string[]) =>
    execFileSync('bash', [
      '-c',
      `${completionFor('bash', commands)}
       COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length - 1}
       _tempera; echo "\${COMPREPLY[@]}"`,
    ])
      .toString()
      .trim();
  expect(complete('tempera', 'g')).toBe('get git');
  expect(complete('tempera', 'ge')).toBe('get');
  expect(complete('tempera', 'get', '--')).toBe('--json');
  expect(complete('tempera', 'git', '--s')).toBe('--store');
});

it('quotes summaries as zsh and fish read them', () => {
  expect(completionFor('zsh', commands)).toContain(`'get:Get \\[what\\] is yours\\: it’s here'`);
  expect(completionFor('fish', commands)).toContain(`-a get -d 'Get [what] is yours: it\\'s here'`);
  expect(completionFor('fish', commands)).toContain(
    `'__fish_seen_subcommand_from git' -l store -d 'the store'`,
  );
});
