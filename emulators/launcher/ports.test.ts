import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPorts, describeTaken } from './check-ports.ts';
import { fixedPorts, freePorts, host, isFree, portNames, usedPorts } from './ports.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Holds a port, one that the system picked if none is named; one that somebody else holds is held as well. */
async function holdPort(port = 0): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen(port, host, resolve);
  });
  if (port > 0) return port;
  return (server.address() as { port: number }).port;
}

describe('ports', () => {
  it('come from firebase.json, all moved by the offset', () => {
    const [ports, moved] = [fixedPorts(), fixedPorts(100)];
    expect(ports).toMatchObject({
      firestore: 8080,
      hosting: 5000,
      websocket: 9150,
      gateway: 4242,
      smtp: 1025,
    });
    for (const name of portNames) expect(moved[name]).toBe(ports[name] + 100);
  });

  it('of a smaller stack are its own and those of the suite', () => {
    expect(Object.keys(usedPorts(fixedPorts(), ['firestore'])).sort()).toEqual(
      ['firestore', 'hub', 'logging', 'websocket'].sort(),
    );
  });

  it('that are free are all different and can be had', async () => {
    const ports = Object.values(await freePorts());
    expect(new Set(ports).size).toBe(portNames.length);
    for (const port of ports) expect(await isFree(port)).toBe(true);
  });

  it('that are taken are found, and named with their holder in one line', async () => {
    const port = await holdPort();
    expect(await isFree(port)).toBe(false);
    await expect(checkPorts({ hosting: port })).rejects.toThrow(
      new RegExp(
        `^Port ${port} \\(hosting(, held by .+ \\(process ${process.pid}\\))?\\) is taken: stop that program`,
      ),
    );
  });

  it('that are taken come with an offset whose ports are free', async () => {
    const port = await holdPort();
    await holdPort(port + 100);
    const failure = await checkPorts({ hosting: port }).catch((error: Error) => error.message);
    const offset = Number(/--offset (\d+)/.exec(String(failure))?.[1]);
    expect(offset).toBeGreaterThan(100);
    expect(await isFree(port + offset)).toBe(true);
  });

  it('that browsers refuse to open are refused before anything starts', async () => {
    await expect(checkPorts(fixedPorts(2000))).rejects.toThrow(
      /^Browsers and fetch refuse to open port 10080 \(firestore\): choose another --offset\.$/,
    );
    await expect(fetch(`http://${host}:${fixedPorts(2000).firestore}`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
  });

  it('are named together when several are taken', () => {
    const taken = [
      { name: 'auth', port: 9099 },
      { name: 'hub', port: 4400, holder: 'java (process 7)' },
    ];
    expect(describeTaken(taken, 200)).toBe(
      'Ports 9099 (auth), 4400 (hub, held by java (process 7)) are taken: stop that program, ' +
        'or use other ports with --offset 200 (that store keeps its own data).',
    );
  });
});
