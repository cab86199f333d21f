import { describe, expect, it } from 'vitest';
import { drawAnswer, grpc } from './draw-answer.ts';
import { lines, planFaults } from './plan-faults.ts';
import { planVisit } from './plan-visits.ts';

const minutes = 60_000;
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('planFaults', () => {
  it('is the same for a seed, and another for another', () => {
    expect(planFaults(7, 5 * minutes)).toEqual(planFaults(7, 5 * minutes));
    expect(planFaults(7, 5 * minutes)).not.toEqual(planFaults(8, 5 * minutes));
  });

  it('begins alike, however long a run is', () => {
    const short = planFaults(7, minutes);
    const long = planFaults(7, 5 * minutes).filter(({ atMs }) => atMs < minutes);
    expect(long).toEqual(short);
  });

  it.each(lines)('has one thing at a time go wrong with %s', (line) => {
    for (const seed of seeds) {
      const faults = planFaults(seed, 5 * minutes).filter((one) => one.line === line);
      expect(faults.length).toBeGreaterThan(5);
      for (const [index, { atMs }] of faults.entries()) {
        const former = faults[index - 1];
        if (former) expect(atMs).toBeGreaterThan(former.atMs + former.forMs);
      }
    }
  });

  it('has everything go wrong within half an hour', () => {
    const found = new Set(planFaults(1, 30 * minutes).map(({ toxic }) => toxic.type));
    expect([...found].sort()).toEqual(['answers', 'bandwidth', 'latency', 'reset_peer', 'slicer', 'timeout']);
  });
});

describe('planVisit', () => {
  it('is the same for a seed, and another for another', () => {
    expect(planVisit(7, 2, 3)).toEqual(planVisit(7, 2, 3));
    expect(planVisit(7, 2, 3).acts).not.toEqual(planVisit(8, 2, 3).acts);
  });

  it('sends no key twice', () => {
    const visits = [0, 1, 2].flatMap((counter) => seeds.map((nth) => planVisit(7, counter, nth)));
    const keys = visits.flatMap(({ acts }) => acts.flatMap((act) => (act.kind === 'order' ? [act.key] : [])));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('drawAnswer', () => {
  const draws = (method: string, chance: number, seed = 7) =>
    Array.from({ length: 2_000 }, (_, nth) => drawAnswer(seed, method, nth, chance));

  it('is the same for a seed, and another for another', () => {
    expect(draws('Commit', 0.2)).toEqual(draws('Commit', 0.2));
    expect(draws('Commit', 0.2)).not.toEqual(draws('Commit', 0.2, 8));
  });

  it('goes wrong about as often as it should', () => {
    expect(draws('Commit', 0).every((one) => one === null)).toBe(true);
    const wrong = draws('Commit', 0.2).filter((one) => one !== null).length;
    expect(wrong).toBeGreaterThan(300);
    expect(wrong).toBeLessThan(500);
  });

  it('applies commits alone, and none that it calls aborted or too much', () => {
    const applied = draws('Commit', 1).filter((one) => one?.applied);
    expect(applied.length).toBeGreaterThan(500);
    const codes = new Set(applied.map((one) => one?.code));
    expect(codes).toEqual(new Set([grpc.deadlineExceeded, grpc.unavailable]));
    expect(draws('RunQuery', 1).some((one) => one?.applied)).toBe(false);
  });
});
