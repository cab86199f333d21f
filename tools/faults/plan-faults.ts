import { Random } from '../../tests/functions/faults/random.ts';

/** Between whom something goes wrong: people and the functions, people and the database, the functions and the database, or the payment provider. */
export const lines = ['calls', 'messages', 'database', 'payments'] as const;
export type Line = (typeof lines)[number];

/** What toxiproxy does to a line (its toxics), and what the database answers in place of what it should. */
export type Toxic =
  | { type: 'latency'; attributes: { latency: number; jitter: number } }
  | { type: 'bandwidth'; attributes: { rate: number } }
  | { type: 'slicer'; attributes: { average_size: number; size_variation: number; delay: number } }
  | { type: 'reset_peer'; attributes: { timeout: number } }
  | { type: 'timeout'; attributes: { timeout: number } }
  | { type: 'answers'; chance: number };

/** Something that goes wrong from a moment on, for a while; both in milliseconds. */
export interface Fault {
  atMs: number;
  forMs: number;
  line: Line;
  toxic: Toxic;
}

const kinds = ['latency', 'latency', 'bandwidth', 'slicer', 'reset_peer', 'timeout'] as const;

function toxicOf(random: Random, line: Line): Toxic {
  if (line === 'database' && random.isLucky(0.6))
    return { type: 'answers', chance: 0.05 + random.next() * 0.3 };
  const type = random.pick(kinds);
  switch (type) {
    case 'latency':
      return { type, attributes: { latency: random.between(5, 250), jitter: random.between(1, 200) } };
    case 'bandwidth':
      return { type, attributes: { rate: random.between(20, 200) } };
    case 'slicer':
      return { type, attributes: { average_size: random.between(100, 900), size_variation: 64, delay: 500 } };
    case 'reset_peer':
      return { type, attributes: { timeout: random.between(0, 300) } };
    case 'timeout':
      // None: nothing comes through, and nobody is told, until the line is well again.
      return { type, attributes: { timeout: random.pick([0, random.between(200, 3_000)]) } };
  }
}

/** What cuts a line lasts no longer than people are patient. */
const longest = ({ type }: Toxic): number => (type === 'reset_peer' || type === 'timeout' ? 4_000 : 12_000);

/** What goes wrong in a run, the first first: on each line one thing at a time, with pauses. */
export function planFaults(seed: number, lengthMs: number): Fault[] {
  return lines
    .flatMap((line, index) => {
      const random = new Random(seed * lines.length + index);
      const faults: Fault[] = [];
      for (let atMs = random.between(500, 3_000); atMs < lengthMs; ) {
        const toxic = toxicOf(random, line);
        const forMs = random.between(500, longest(toxic));
        faults.push({ atMs, forMs, line, toxic });
        atMs += forMs + random.between(500, 6_000);
      }
      return faults;
    })
    .sort((a, b) => a.atMs - b.atMs);
}
