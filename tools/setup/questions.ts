import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Questions } from './ask-for-keys.ts';
import { gcloud, takeStep } from './take-step.ts';

/** What is typed is not shown: it is a secret. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}

/** By the terminal and the signed-in `gcloud`. */
export const questions: Questions = {
  ask: process.stdin.isTTY ? ask : null,
  gcloud,
  take: takeStep,
  print: (line) => console.log(line),
};
