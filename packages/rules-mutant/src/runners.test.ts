import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommandOptions, commandRunner } from './command-runner.ts';
import { type Outcome, testRules } from './test-rules.ts';
import { vitestRunner } from './vitest/runner.ts';

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

describe('vitestRunner', () => {
  const spec = `
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { beforeAll, describe, expect, it } from 'vitest';
let may;
beforeAll(async () => {
  const rules = readFileSync(new URL('my.rules', import.meta.url), 'utf8');
  ({ may } = await initializeTestEnvironment({ projectId: 'demo-notes', firestore: { rules } }));
});
describe('notes', () => {
  const note = { public: false, owner: 'ann' };
  it('the owner reads', () => expect(may(note, 'ann')).toBe(true));
  it('nobody else reads', () => expect(may(note, 'bob')).toBe(false));
  it('everybody reads public ones', () => expect(may({ ...note, public: true }, 'bob')).toBe(true));
});
`;
  /** Judges as the emulator would, and knows where it is. */
  const fakeTesting = `
export async function initializeTestEnvironment({ projectId, firestore: { host, port, rules } }) {
  if (host) await fetch('http://' + host + ':' + port + '/opened/' + projectId);
  const condition = /allow get: if (.+);/.exec(rules)[1];
  const judge = Function('resource', 'request', 'return ' + condition);
  return { may: (data, uid) => judge({ data }, { auth: { uid } }) };
}
`;
  const asked: string[] = [];
  const emulator = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify({ report: [] }));
  });
  beforeEach(async () => {
    asked.length = 0;
    await new Promise<void>((done) => void emulator.listen(0, '127.0.0.1', done));
    const packages = join(folder, 'node_modules');
    const install = (name: string, path: string, code: string) => {
      mkdirSync(join(packages, name), { recursive: true });
      const json = { type: 'module', exports: { [path]: './index.js' } };
      writeFileSync(join(packages, name, 'package.json'), JSON.stringify(json));
      writeFileSync(join(packages, name, 'index.js'), code);
    };
    install('@firebase/rules-unit-testing', '.', fakeTesting);
    install('firebase', './firestore', 'export const setLogLevel = () => {};');
    const vitest = dirname(fileURLToPath(import.meta.resolve('vitest/package.json')));
    symlinkSync(vitest, join(packages, 'vitest'), 'junction');
    writeFileSync(join(folder, 'notes.spec.mjs'), spec);
  });
  afterEach(() => new Promise((done) => emulator.close(done)));

  const test = () => {
    const env = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${(emulator.address() as AddressInfo).port}` };
    const memory = join(folder, 'memory.json');
    const specs = [join(folder, 'notes.spec.mjs')];
    return testRules({ rules, runner: vitestRunner({ specs, env, memory, parallel: 1 }) });
  };

  it('opens each mutant in the place of the rules, and remembers what caught it', async () => {
    const { lines, tried } = await test();
    expect(lines).toEqual(['caught 6 of 6']);
    const verdict = { outcome: 'caught', by: 'notes > notes > everybody reads public ones' };
    expect(tried[0]).toMatchObject({ mutant: { after: 'false' }, verdict });
    expect(asked).toContain('/opened/demo-notes-m0-0');
    expect(asked).toContain('/emulator/v1/projects/demo-notes-m0-0:ruleCoverage');
    expect(Object.values(JSON.parse(readFileSync(join(folder, 'memory.json'), 'utf8')))).toContain(
      verdict.by,
    );
  });

  it('names what no test notices', async () => {
    writeFileSync(join(folder, 'notes.spec.mjs'), spec.replace("it('everybody", "it.skip('everybody"));
    expect((await test()).lines).toEqual([
      '5  /notes/{id}  not caught  resource.data.public -> false',
      'caught 5 of 6',
    ]);
  });

  it.each([
    ["'bob')).toBe(false)", "'bob')).toBe(true)", 'run back to front:\nnotes > notes > nobody else reads'],
    ['beforeAll(async () => {', 'await (async () => {', 'A worker could not go on'],
    ["'utf8')", "'utf8') + ' '", 'No spec opens these rules'],
  ])('says nothing of specs with %s -> %s', async (before, after, why) => {
    const changed = spec.replace(before, after);
    writeFileSync(
      join(folder, 'notes.spec.mjs'),
      after.startsWith('await') ? changed.replace('});', '})();') : changed,
    );
    await expect(test()).rejects.toThrow(why);
  });
});
