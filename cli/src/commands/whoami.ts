import { plainLine } from '../core/plain-text.ts';
import { readMe } from '../network/store-api.ts';
import { command } from './command.ts';

export const whoami = () =>
  command(
    'whoami',
    'Show who you are logged in as',
    ['whoami', 'whoami --json'],
    async ({ session: open }) => {
      const session = await open();
      const { uid, name, email, scopes } = await readMe(session);
      const who = [name, email && `<${email}>`].filter(Boolean).join(' ') || uid;
      return {
        data: { store: session.store, uid, name, email, scopes },
        text: `${plainLine(who)} at ${session.store} (${scopes.join(', ')})`,
      };
    },
  );
