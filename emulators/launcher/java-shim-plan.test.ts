import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { answerStorageRules, jvmOptions, type ShimPlan, translateJava } from './java-shim-plan.ts';

const plan = (firestore: ShimPlan['firestore']): ShimPlan => ({
  firestoreMarker: '/tmp/firestore',
  storageMarker: '/tmp/storage',
  firestore,
  pidDir: '/tmp/pids',
});
const sdk = plan({ kind: 'jar', java: '/usr/bin/java', jar: '/sdk/emulator.jar' });
const hidane = plan({ kind: 'hidane', binary: '/bin/hidane' });
const own = plan({ kind: 'own', java: '/usr/bin/java' });

/** As firebase-tools 15.34 calls it. */
const firestoreCall = [
  '-Duser.language=en',
  '-jar',
  '/tmp/firestore',
  ...[
    '--host',
    '127.0.0.1',
    '--port',
    '8080',
    '--database-edition',
    'standard',
    '--single_project_mode',
    'true',
  ],
];

describe('translateJava', () => {
  it('answers the version check, however it is asked', () => {
    for (const each of [sdk, hidane, own]) {
      expect(translateJava(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version'], each).run).toBe(
        'version',
      );
    }
  });

  it("starts the Cloud SDK's JAR by class name, without the option it does not know, and without its chatter", () => {
    const forUi = ['--websocket_port', '9150'];
    const chatty = ['-Dgoogle.cloud_firestore.debug_log_level=FINE', ...firestoreCall, ...forUi];
    expect(translateJava(chatty, sdk)).toEqual({
      run: 'exec',
      file: '/usr/bin/java',
      args: [
        '-Duser.language=en',
        ...jvmOptions,
        '-cp',
        '/sdk/emulator.jar',
        'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
        ...['--host', '127.0.0.1', '--port', '8080', '--single_project_mode', 'true'],
      ],
    });
  });

  it('hands hidane the options, none of the JVM', () => {
    expect(translateJava(firestoreCall, hidane)).toEqual({
      run: 'exec',
      file: '/bin/hidane',
      args: firestoreCall.slice(3),
    });
  });

  it('answers Storage rules itself', () => {
    const call = ['-Djava.security.manager=disallow', '-jar', '/tmp/storage', 'serve'];
    expect(translateJava(call, sdk)).toEqual({ run: 'storage-rules' });
  });

  it("passes firebase-tools' own JARs on, without what the Emulator UI wants, and runs nothing else", () => {
    const call = ['-jar', '/cache/firestore.jar', '--database-edition', 'standard'];
    expect(translateJava([...call, '--websocket_port', '9150'], own)).toEqual({
      run: 'exec',
      file: '/usr/bin/java',
      args: call,
    });
    expect(translateJava(call, hidane).run).toBe('refuse');
  });
});

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
