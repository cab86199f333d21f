import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommandOptions, commandRunner } from './command-runner.ts';
import { type Outcome, testRules } from './test-rules.ts';

/** Everybody may read what is public, and its owner what is not. */
const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if resource.data.public || resource.data.owner == request.auth.uid;
    }
  }
}
`;

/** A project's tests, without any emulator: they judge the rules by what stands there. */
const judge = `
const text = require('node:fs').readFileSync(process.env.RULES ?? __dirname + '/my.rules', 'utf8');
const condition = /allow get: if (.+);/.exec(text)?.[1] ?? 'undefined.no';
const may = (resource, uid) => Function('resource', 'request', 'return ' + condition)({ data: resource }, { auth: { uid } });
const note = { public: false, owner: 'ann' };
if (!may(note, 'ann')) { console.log('not ok 1 - the owner reads'); process.exit(1); }
if (may(note, 'bob')) { console.log('not ok 2 - nobody else reads'); process.exit(1); }
`;
const tellsOfPublicOnes = `if (!may({ public: true, owner: 'ann' }, 'bob')) process.exit(3);`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-mutant-test-'));
  writeFileSync(join(folder, 'my.rules'), rules);
  writeFileSync(join(folder, 'judge.cjs'), judge + tellsOfPublicOnes);
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = () => readFileSync(join(folder, 'my.rules'), 'utf8');
const backup = () => join(folder, 'my.rules.before-mutants');

function test(options: Partial<CommandOptions> = {}): Promise<Outcome> {
  const command = `node "${join(folder, 'judge.cjs')}"`;
  return testRules({
    rules,
    runner: commandRunner({ command, rulesFile: join(folder, 'my.rules'), ...options }),
  });
}

/** Runs the command line in the project. */
function start(...flags: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...flags], { cwd: folder });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<{ ended: number | string | null; output: string }>();
  child.once('close', (code, signal) =>
    resolve({ ended: signal ?? code, output: String(Buffer.concat(chunks)) }),
  );
  return { child, done: promise };
}

describe('the command line', () => {
  it('catches all with tests of everything, and puts the rules back', async () => {
    const { ended, output } = await start('--rules', 'my.rules', '--test', 'node judge.cjs').done;
    expect(output).toMatch(/\ncaught 6 of 6\n$/);
    expect(ended).toBe(0);
    expect(left()).toBe(rules);
    expect(existsSync(backup())).toBe(false);
  });

  it('puts the rules back on Ctrl-C', async () => {
    const hang = `if (text.includes('if') && text !== ${JSON.stringify(rules)}) setInterval(() => {}, 1000);`;
    writeFileSync(join(folder, 'judge.cjs'), judge + hang);
    const { child, done } = start('--rules', 'my.rules', '--test', 'node judge.cjs');
    await expect.poll(left, { timeout: 20_000 }).toContain('if false');
    child.kill('SIGINT');
    expect(await done).toMatchObject({ ended: 'SIGINT' });
    expect(left()).toBe(rules);
  });

  it.each([
    [
      ['--rules', 'my.rules', '--test', 'exit 0', '--only', 'orders'],
      'rules-mutant: Nothing to try in orders.\n',
    ],
    [['--rules', 'my.rules'], 'rules-mutant --rules FILE --test COMMAND'],
  ])('refuses %j', async (flags, why) => {
    expect(await start(...flags).done).toMatchObject({ ended: 2, output: expect.stringContaining(why) });
  });
});

describe('commandRunner', () => {
  it('names what no test notices, and which test noticed the rest, each with a file of its own', async () => {
    writeFileSync(join(folder, 'judge.cjs'), judge);
    const { lines, passed, tried } = await test({ env: 'RULES', parallel: 2 });
    expect(lines).toEqual(['5  /notes/{id}  not caught  resource.data.public -> false', 'caught 5 of 6']);
    expect(passed).toBe(false);
    expect(tried.map(({ verdict }) => verdict)).toContainEqual({
      outcome: 'caught',
      by: 'nobody else reads',
    });
  });

  it('says nothing when tests fail already, or read other rules', async () => {
    await expect(test({ command: 'echo no emulator&& exit 4' })).rejects.toThrow(
      'without any mutant:\nno emulator',
    );
    await expect(test({ command: 'exit 0' })).rejects.toThrow('read their rules elsewhere');
    expect(left()).toBe(rules);
  });

  it('does not wait for ever, and takes being late for no answer', async () => {
    const slow = tellsOfPublicOnes.replace('process.exit(3)', 'setInterval(() => {}, 1000)');
    writeFileSync(join(folder, 'judge.cjs'), judge + slow);
    expect((await test({ timeoutMs: 5_000 })).lines).toEqual([
      '5  /notes/{id}  no answer in 5 s  resource.data.public -> false',
      'caught 5 of 6',
    ]);
    expect(left()).toBe(rules);
  });

  it('does not begin after a run that was killed', async () => {
    writeFileSync(backup(), rules);
    await expect(test()).rejects.toThrow('An earlier run was killed');
    expect(existsSync(backup())).toBe(true);
  });

  it('refuses to put several mutants in the place of one file', () => {
    expect(() => commandRunner({ command: 'a', rulesFile: 'b', parallel: 2 })).toThrow('a file for each');
  });
});
