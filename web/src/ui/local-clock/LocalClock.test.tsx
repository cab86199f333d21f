// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { provideConfig } from '../../firebase/config.ts';
import LocalClock from './LocalClock.tsx';

// A busy machine may take its time over what loads when it is needed.
configure({ asyncUtilTimeout: 20_000 });

let server: Server | undefined;
afterEach(() => {
  cleanup();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A clock that answers each move with these lines (emulators/clock/clock-server.ts). @returns what it was asked for */
async function openClock(lines: object[]): Promise<string[]> {
  const asked: string[] = [];
  const clock = createServer((request, response) => {
    if (request.method === 'POST') asked.push(String(request.url));
    response.setHeader('access-control-allow-origin', '*');
    response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });
  server = clock;
  await new Promise<void>((listening) => clock.listen(0, '127.0.0.1', listening));
  const { port } = clock.address() as AddressInfo;
  provideConfig({ projectId: 'demo', apiKey: '', clock: { url: `http://127.0.0.1:${port}` } });
  return asked;
}

async function press(): Promise<void> {
  render(<LocalClock />);
  fireEvent.click(await screen.findByRole('button', { name: 'Local store: move the clock' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Move the clock' }));
}
const status = () => screen.getByRole('status').textContent;

it('moves the clock by what is chosen, and says when it is through', async () => {
  const asked = await openClock([{ line: '1 day of 32 days' }, { movedMs: 32 * 86_400_000 }]);
  await press();
  expect(await screen.findByText('Done: everything in the store is 32 days older.')).toBeDefined();
  expect(asked).toEqual(['/?by=32d']);
});

it.each([
  [[{ line: '1 day of 32 days' }, { error: 'The clock is moving already.' }], 'The clock is moving already.'],
  [[{ line: '1 day of 32 days' }], 'The clock does not answer. Does the store still run?'],
])('says why it stopped: %j', async (lines, why) => {
  await openClock(lines);
  await press();
  await screen.findByText(why);
  expect(status()).toBe(why);
});

it('is not there where no clock can be moved', async () => {
  provideConfig({ projectId: 'demo', apiKey: '' });
  const { container } = render(<LocalClock />);
  await new Promise(setImmediate);
  expect(container.innerHTML).toBe('');
});
