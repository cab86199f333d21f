import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Polled, type Polling, waitAfter } from './device-polling.ts';

const start = { interval: 5, left: 600 };

it('waits as the store says, five seconds longer each time that it asks for it, and doubles where it is not there', () => {
  expect(waitAfter(null, start)).toEqual({ interval: 5, left: 595 });
  expect(waitAfter('authorization_pending', start)).toEqual({ interval: 5, left: 595 });
  expect(waitAfter('slow_down', start)).toEqual({ interval: 10, left: 590 });
  expect(waitAfter('unreachable', start)).toEqual({ interval: 10, left: 590 });
  expect(waitAfter('unreachable', { interval: 40, left: 600 })?.interval).toBe(60);
});

it('never asks sooner than before, nor once the code has ended', () => {
  const answers = fc.array(fc.constantFrom<Polled>('authorization_pending', 'slow_down', 'unreachable'), {
    minLength: 200,
    maxLength: 200,
  });
  fc.assert(
    fc.property(
      answers,
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 900 }),
      (told, interval, left) => {
        let waited = 0;
        let now: Polling | null = waitAfter(null, { interval, left });
        for (const answer of told) {
          if (!now) break;
          waited += now.interval;
          const next: Polling | null = waitAfter(answer, now);
          expect(next?.interval ?? now.interval).toBeGreaterThanOrEqual(now.interval);
          now = next;
        }
        expect(waited).toBeLessThan(left);
        expect(now).toBeNull();
      },
    ),
  );
});
