import type { BrowserContext, Request } from 'playwright-core';
import { required } from './environment.ts';

/** What a page listens to over one channel to Firestore. */
interface Channel {
  url: URL;
  targets: Set<number>;
  /** The number of the next request, and of the next message: they are taken in their order. */
  nextRid: number;
  nextMessage: number;
}

interface Message {
  addTarget?: { targetId: number };
  removeTarget?: number;
}

const channels = new WeakMap<BrowserContext, Map<string, Channel>>();

const isListening = /\/google\.firestore\.v1\.Firestore\/Listen\/channel\?/;

/** The session that the first answer of a channel names: `51\n[[0,["c","SID",…`. */
const sessionIn = (text: string) => /\["c","([^"]+)"/.exec(text)?.[1] ?? '';

const messagesIn = (form: URLSearchParams): Message[] =>
  [...form].filter(([name]) => /^req\d+___data__$/.test(name)).map(([, data]) => JSON.parse(data));

async function note(request: Request, open: Map<string, Channel>): Promise<void> {
  const url = new URL(request.url());
  const session = url.searchParams.get('SID') ?? sessionIn((await (await request.response())?.text()) ?? '');
  const channel = open.get(session) ?? { url, targets: new Set(), nextRid: 0, nextMessage: 0 };
  open.set(session, channel);
  const form = new URLSearchParams(request.postData() ?? '');
  channel.nextRid = Math.max(channel.nextRid, Number(url.searchParams.get('RID')) + 1);
  channel.nextMessage = Math.max(channel.nextMessage, Number(form.get('ofs')) + Number(form.get('count')));
  for (const { addTarget, removeTarget } of messagesIn(form)) {
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

/** Notes what a browser's pages listen to. */
export function watchChannels(context: BrowserContext): void {
  const open = new Map<string, Channel>();
  channels.set(context, open);
  context.on('request', (request) => {
    // An answer that the page went away from opened nothing.
    if (request.method() === 'POST' && isListening.test(request.url())) note(request, open).catch(() => {});
  });
}

/**
 * Ends what the pages of a closed browser listened to. A page that goes says nothing, and the Firestore emulator, unlike
 * Firestore, goes on asking its queries at each write, until the store ends: it hears of targets that are taken back alone.
 */
export async function endChannels(context: BrowserContext): Promise<void> {
  const open = [...(channels.get(context) ?? [])].filter(([session]) => session !== '');
  await Promise.all(
    open.map(([session, { url, targets, nextRid, nextMessage }]) => {
      const database = url.searchParams.get('database') ?? '';
      // Where the emulator is, under whatever name a build asks for it.
      const address = new URL(url.pathname, `http://${required('FIRESTORE_EMULATOR_HOST')}`);
      const asked = { VER: '8', database, SID: session, RID: String(nextRid), AID: '0' };
      address.search = String(new URLSearchParams(asked));
      const messages = [...targets].map((removeTarget, place) => [
        `req${place}___data__`,
        JSON.stringify({ database, removeTarget }),
      ]);
      const body = new URLSearchParams([
        ['count', String(targets.size)],
        ['ofs', String(nextMessage)],
        ...messages,
      ]);
      return targets.size > 0 ? fetch(address, { method: 'POST', body }) : undefined;
    }),
  );
}
