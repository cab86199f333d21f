import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

type Answer = Error | null | undefined;

/** What the server does at each step: an error refuses it, a promise that stays open keeps the sender waiting. */
export interface Behavior {
  onSender?: () => Answer | Promise<Answer>;
  onRecipient?: (address: string) => Answer | Promise<Answer>;
  /** Once it has the whole message, before it says so. */
  onMessage?: (session: SMTPServerSession) => Answer | Promise<Answer>;
}

/** A refusal with its code, as servers answer it. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** What else the server may offer: to take passwords, which it then knows, and to encrypt, for which it is told the name it has. */
interface Offers {
  logins?: string[];
  names?: string[];
}

/** A mail server of the test's own, on a port that the system picks. */
export async function startMailServer({ logins, names }: Offers = {}) {
  const taken: string[] = [];
  const sockets = new Map<number, Socket>();
  const state = { port: 0, behavior: {} as Behavior, taken };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: [...(logins ? [] : ['AUTH']), ...(names ? [] : ['STARTTLS'])],
    onAuth: ({ username, password }, _session, done) => {
      logins?.push(`${username}:${password}`);
      done(null, { user: username ?? '' });
    },
    // It has no certificate, so whoever asks for one goes away.
    ...(names && {
      SNICallback: (name: string, done: (error: Error | null) => void) => {
        names.push(name);
        done(null);
      },
    }),
    onMailFrom: async (_address, _session, done) => done(await state.behavior.onSender?.()),
    onRcptTo: async ({ address }, _session, done) => done(await state.behavior.onRecipient?.(address)),
    onData: async (stream, session, done) => {
      // A connection that breaks before the end of the message brings none.
      const message = await text(stream).catch(() => null);
      if (message === null) return;
      taken.push(message);
      done(await state.behavior.onMessage?.(session));
    },
  });
  // A sender that dies resets its connection.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  state.port = (server.server.address() as AddressInfo).port;
  const withId = (id: string) => taken.filter((message) => message.includes(`Message-ID: <${id}.`));
  return Object.assign(state, {
    withId,
    /** Ends a session's connection without a word. */
    cut: ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
