import { afterEach, expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

afterEach(() => vi.unstubAllGlobals());

const lost = new TypeError('Failed to fetch dynamically imported module');

function stubConnection(onLine: boolean) {
  const connection = { onLine };
  const target = new EventTarget();
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('window', target);
  return () => {
    connection.onLine = true;
    target.dispatchEvent(new Event('online'));
  };
}

it('waits for the connection and loads then', async () => {
  const connect = stubConnection(false);
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('guard');
  const loaded = whenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  connect();
  expect(await loaded).toBe('guard');
});

it('passes on what goes wrong with a connection', async () => {
  stubConnection(true);
  await expect(whenOnline(() => Promise.reject(lost))).rejects.toBe(lost);
});
