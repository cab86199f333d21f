import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [720, '12 minutes'],
  [3_599, '60 minutes'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
