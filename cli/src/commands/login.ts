import { hostname } from 'node:os';
import { scopes } from '@tempera/domain/tokens/scopes';
import { Failure } from '../core/failure.ts';
import { plainLine } from '../core/plain-text.ts';
import { keepLogin } from '../files/logins.ts';
import { awaitToken, beginLogin } from '../network/device-login.ts';
import { readMe } from '../network/store-api.ts';
import { waitSeconds } from '../terminal/terminal.ts';
import { command } from './command.ts';

/** As long as a store lets a name be. */
const nameLength = 60;

/** @throws Failure */
function readScopes(typed: string): string[] {
  const chosen = typed.split(',').map((one) => one.trim());
  const strange = chosen.find((one) => !(scopes as readonly string[]).includes(one));
  if (strange === undefined) return chosen;
  throw new Failure('usage', `“${strange}” is not a scope. Use ${scopes.join(', ')}.`);
}

export const login = () =>
  command<{ scopes: string }>(
    'login',
    'Log in to a store by a code that you confirm in the browser',
    ['login --store store.example.com', 'login --scopes publish'],
    async ({ options, terminal, store: choose }) => {
      const asked = readScopes(options.scopes);
      const store = await choose();
      const begun = await beginLogin(store, `tempera on ${hostname()}`.slice(0, nameLength), asked);
      terminal.note(`Open ${plainLine(begun.verification_uri_complete)}`);
      terminal.note(`and confirm the code ${plainLine(begun.user_code)}`);
      const { token, expiresAt } = await terminal.during('Waiting for the browser', () =>
        awaitToken(store, begun, waitSeconds),
      );
      await keepLogin(store, { token, expiresAt });
      const { name, email } = await readMe({ store, token });
      return {
        data: { store, name, email, scopes: asked, expiresAt },
        text: `Logged in to ${store} as ${plainLine(name || email)}.`,
      };
    },
  ).option('--scopes <scopes>', `what the token may do, of ${scopes.join(', ')}`, 'library,profile');
