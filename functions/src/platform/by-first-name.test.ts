import { expect, it, vi } from 'vitest';
import { byFirstName } from './by-first-name.ts';

const ask = async (path: string) => {
  const answer = { status: 0, headers: {} as Record<string, string>, ended: false };
  const response = {
    status(status: number) {
      answer.status = status;
      return response;
    },
    set(name: string, value: string) {
      answer.headers[name] = value;
      return response;
    },
    end: () => {
      answer.ended = true;
    },
  };
  const pictures = vi.fn();
  await byFirstName({ pictures })({ path } as never, response as never);
  return { answer, asked: pictures.mock.calls.length };
};

it('gives a request to who is filed under the first name of its path', async () => {
  expect((await ask('/pictures/neogate/1.webp')).asked).toBe(1);
});

it.each(['/', '', '/archives/x', '/constructor', '/Pictures/x'])('has nothing at %s', async (path) => {
  const { answer, asked } = await ask(path);
  expect(asked).toBe(0);
  expect(answer).toEqual({ status: 404, headers: { 'Cache-Control': 'no-store' }, ended: true });
});

it('gives what is filed under no name to who takes the rest', async () => {
  const [pictures, rest] = [vi.fn(), vi.fn()];
  const led = byFirstName({ pictures }, rest);
  for (const path of ['/pictures/x', '/x.y', '/constructor']) await led({ path } as never, {} as never);
  expect([pictures.mock.calls.length, rest.mock.calls.length]).toEqual([1, 2]);
});
