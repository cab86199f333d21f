/** Closes servers of this process to whoever uses the store, so that its last save holds all that was acknowledged (decision 49). */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whether a request may still come in through a closed door. */
type MayPass = (request: IncomingMessage) => boolean;

export interface Doors {
  /** Answers what comes to these ports with 503 from now on, except what may pass. */
  close(ports: readonly number[], mayPass: MayPass): void;
  /** Requests to these ports that have come in and have no answer yet. */
  inFlight(ports: readonly number[]): number;
}

/** Watches all HTTP servers of this process, those of now and those to come. */
export function watchDoors(): Doors {
  const closed = new Map<number, MayPass>();
  const inside = new Map<number, number>();
  const count = (port: number, change: 1 | -1) => inside.set(port, (inside.get(port) ?? 0) + change);
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...args]);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const { port } = this.address() as AddressInfo;
    if (closed.get(port)?.(request) === false) {
      response.writeHead(503, { connection: 'close', 'content-type': 'text/plain' });
      response.end('The store is stopping.');
      return true;
    }
    count(port, 1);
    response.once('close', () => count(port, -1));
    return Reflect.apply(emit, this, [event, ...args]);
  };
  return {
    close: (ports, mayPass) => {
      for (const port of ports) closed.set(port, mayPass);
    },
    inFlight: (ports) => ports.reduce((sum, port) => sum + (inside.get(port) ?? 0), 0),
  };
}
