import { expect, it } from 'vitest';
import type { KnownSignIn } from './api/account.ts';
import { toDevices } from './devices.ts';

const seen = (id: string, device: string, firstSeen: number, lastSeen: number): KnownSignIn => ({
  id,
  device,
  browser: 'Firefox',
  system: 'Linux',
  country: '',
  firstSeen,
  lastSeen,
});

it('takes all sessions of a browser for one device, last seen as the latest was', () => {
  const signIns = [
    seen('30', 'laptop-1', 30_000, 90_000),
    seen('20', 'phone-22', 20_000, 80_000),
    seen('10', 'laptop-1', 10_000, 15_000),
  ];
  expect(toDevices(signIns)).toEqual([
    expect.objectContaining({ device: 'laptop-1', sessions: [30, 10], firstSeen: 10_000, lastSeen: 90_000 }),
    expect.objectContaining({ device: 'phone-22', sessions: [20], firstSeen: 20_000, lastSeen: 80_000 }),
  ]);
});

it('does not take browsers without a mark for the same', () => {
  const devices = toDevices([seen('30', '', 1, 2), seen('20', '', 1, 2)]);
  expect(devices.map(({ sessions }) => sessions)).toEqual([[30], [20]]);
});
