import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { printFailure } from './command.ts';
import { findToken } from './session.ts';

/**
 * What a clone asks for the token of its store (gitcredentials(7)): `git pull` works, and no token is written into a clone. Of what else
 * git tells a helper, nothing is kept.
 */
export const gitCredential = () =>
  new Command('git-credential').argument('<operation>').action(async (operation: string) => {
    try {
      if (operation !== 'get') return;
      const asked = new Map(
        (await text(process.stdin)).split('\n').map((line) => {
          const [key = '', ...value] = line.split('=');
          return [key, value.join('=')] as const;
        }),
      );
      const token = await findToken(`${asked.get('protocol')}://${asked.get('host')}`);
      if (token) process.stdout.write(`username=tempera\npassword=${token}\n`);
    } catch (cause) {
      printFailure(cause, false);
    }
  });
