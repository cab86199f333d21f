import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { watchDoors } from './doors.ts';

const doors = watchDoors();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers when it is told to. */
async function open() {
  let answer = () => {};
  const came = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    answer = () => response.end(`done ${request.url}`);
    came.resolve();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()];
  };
  return { port, ask, came: came.promise, answer: () => answer() };
}

it('lets who has come in have the answer, and nobody after them', async () => {
  const { port, ask, came, answer } = await open();
  const first = ask('/order');
  await came;
  expect(doors.inFlight([port])).toBe(1);
  doors.close([port], () => false);
  expect(await ask('/order')).toEqual([503, 'The store is stopping.']);
  answer();
  expect(await first).toEqual([200, 'done /order']);
  await expect.poll(() => doors.inFlight([port])).toBe(0);
});

it('lets in what may pass, and leaves other servers alone', async () => {
  const [closed, other] = [await open(), await open()];
  doors.close([closed.port], ({ url }) => url === '/event');
  const event = closed.ask('/event');
  await closed.came;
  closed.answer();
  expect(await event).toEqual([200, 'done /event']);
  const order = other.ask('/order');
  await other.came;
  other.answer();
  expect(await order).toEqual([200, 'done /order']);
});
