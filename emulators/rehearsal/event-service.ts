import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FunctionsService } from './functions-service.ts';
import { rehearsed } from './project.ts';

/** Eventarc between the database and the functions. Firestore's emulator takes it for the functions emulator. */
export interface EventService {
  /** Where the database sends its events, `host:port`. */
  address: string;
  /** Tells the database which documents which function waits for. */
  connect(firestorePort: number, functions: FunctionsService): Promise<void>;
  /** Resolves once every event that came so far has been worked on. */
  settle(): Promise<void>;
  stop(): void;
}

const host = '127.0.0.1';

export async function startEventService(onFailure: (line: string) => void): Promise<EventService> {
  let functions: FunctionsService | undefined;
  const open = new Set<Promise<void>>();
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(200).end();
    const id =
      decodeURIComponent(request.url ?? '')
        .split('/')
        .at(-1) ?? '';
    const work = deliver(id, request.headers, decode(Buffer.concat(chunks)));
    open.add(work);
    await work;
    open.delete(work);
  });

  async function deliver(id: string, all: IncomingHttpHeaders, body: Buffer) {
    const named = Object.entries(all).filter(([name]) => name === 'content-type' || name.startsWith('ce-'));
    const headers = Object.fromEntries(named) as Record<string, string>;
    try {
      const result = await functions?.call(id, { method: 'POST', headers, body: new Uint8Array(body) });
      if (!result?.ok) onFailure(`${id}: ${result?.status} ${await result?.text()}`);
    } catch (error) {
      onFailure(`${id}: ${error}`);
    }
  }

  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  return {
    address: `${host}:${(server.address() as AddressInfo).port}`,
    async connect(firestorePort, service) {
      functions = service;
      for (const [id, { eventTrigger }] of Object.entries(service.endpoints)) {
        if (!eventTrigger) continue;
        const { eventType, eventFilters, eventFilterPathPatterns } = eventTrigger;
        const pattern = eventFilterPathPatterns?.document;
        const document = pattern
          ? { value: pattern, matchType: 'PATH_PATTERN' }
          : { value: eventFilters?.document, matchType: 'EXACT' };
        const path = `/emulator/v1/projects/${rehearsed.project}/eventarcTrigger?eventarcTriggerId=${id}`;
        const result = await fetch(`http://${host}:${firestorePort}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            eventType,
            database: eventFilters?.database ?? '(default)',
            namespace: eventFilters?.namespace ?? '(default)',
            document,
          }),
        });
        if (!result.ok) throw new Error(`the database knows no trigger like ${id}'s: ${await result.text()}`);
      }
    },
    async settle() {
      while (open.size > 0) await Promise.all(open);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Google's emulator writes an event as base64, where production sends the message itself, which begins with a field's tag. */
const decode = (body: Buffer) =>
  body[0] === 0x0a || body[0] === 0x12 ? body : Buffer.from(body.toString('latin1'), 'base64');
