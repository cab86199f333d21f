/** The way to Google: everything that browser and functions ask for goes through here, and nothing gets past. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { Certificates } from './certificates.ts';

/** Takes a connection whose encryption has been taken off. */
export type Route = (socket: TLSSocket) => void;

export interface Proxy {
  url: string;
  /** What was asked of addresses that a store of ours has no business with, one line each. */
  strangers: readonly string[];
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** Passes the bytes on as they come, HTTP/2 included. */
export function toPort(port: number): Route {
  return (socket) => {
    const onward = connect({ port, host });
    const end = () => {
      socket.destroy();
      onward.destroy();
    };
    for (const side of [socket, onward]) side.on('error', end).on('close', end);
    socket.pipe(onward).pipe(socket);
  };
}

/** Has requests answered here. */
export function toListener(listener: RequestListener): Route {
  const server = createServer({ keepAliveTimeout: 10 * 60_000 }, listener);
  return (socket) => server.emit('connection', socket);
}

/** @param routeOf where a host's connections go; undefined for a stranger, whom nobody reaches */
export async function startProxy(
  certificates: Certificates,
  routeOf: (host: string) => Route | undefined,
): Promise<Proxy> {
  const strangers: string[] = [];
  const open = new Set<Socket>();
  const secureContext = createSecureContext({ key: certificates.key, cert: certificates.chain });
  const server = createServer((request, response) => {
    strangers.push(`${request.method} ${request.url}`);
    response.writeHead(403).end('no part of the rehearsal');
  });
  server.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const [name = ''] = (request.url ?? '').split(':');
    const route = routeOf(name);
    if (!route) {
      strangers.push(`https://${request.url} for ${request.headers['user-agent'] ?? 'a program'}`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) socket.unshift(head);
    const plain = new TLSSocket(socket, { isServer: true, secureContext, ALPNCallback: chooseProtocol });
    plain.on('error', () => socket.destroy());
    plain.once('secure', () => route(plain));
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    strangers,
    stop: () => stop(server, open),
  };
}

/** gRPC speaks HTTP/2 alone; everybody else is content with the older one, which every stand-in speaks. */
const chooseProtocol = ({ protocols }: { protocols: string[] }) =>
  protocols.includes('http/1.1') ? 'http/1.1' : protocols[0];

async function stop(server: Server, open: Set<Socket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of open) socket.destroy();
  server.closeAllConnections();
  await closed;
}
