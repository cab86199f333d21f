import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 24);

it('goes to the next moment, with what follows within the hour', () => {
  expect(nextStep([now + 5 * hour, now + 3 * hour, now - hour], now, 100 * hour)).toBe(4 * hour);
});

it('goes all the way where nothing stands in between', () => {
  expect(nextStep([now - hour, now], now, 100 * hour)).toBe(100 * hour);
  expect(nextStep([now + 99.5 * hour], now, 100 * hour)).toBe(100 * hour);
});

it('goes in whole seconds', () => {
  expect(nextStep([now + 1_001], now, 100 * hour)).toBe(hour + 2_000);
});
