import { describe, expect, it } from 'vitest';
import { freeSpot } from './free-spot.ts';

const box = (top: number, left = 300, width = 56, height = 56) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const button = box(828);

describe('freeSpot', () => {
  it('stays where nothing is in the way', () => {
    expect(freeSpot(button, [], 80)).toBe(0);
    expect(freeSpot(button, [box(828, 100), box(700)], 80)).toBe(0);
  });

  it('goes up until it covers nothing, and touches nothing either', () => {
    expect(freeSpot(button, [box(840)], 80)).toBe(48);
    expect(freeSpot(button, [box(840, 0, 390, 40), box(700, 0, 390, 40)], 80)).toBe(48);
    expect(freeSpot(button, [box(840, 0, 390, 40), box(740, 0, 390, 40)], 80)).toBe(160);
  });

  it('stays where all is taken', () => {
    const wall = Array.from({ length: 30 }, (_, row) => box(80 + row * 30, 0, 390, 28));
    expect(freeSpot(button, wall, 80)).toBe(0);
  });
});
