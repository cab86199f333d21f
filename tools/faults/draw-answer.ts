import { Random } from '../../tests/functions/faults/random.ts';

/** gRPC's status codes. */
export const grpc = { deadlineExceeded: 4, resourceExhausted: 8, aborted: 10, unavailable: 14 } as const;

/** What the database answers in place of what it should; `applied` where it has done what it was asked, and only its answer is lost. */
export interface WrongAnswer {
  code: (typeof grpc)[keyof typeof grpc];
  applied: boolean;
}

/** As of Firestore itself, who is told ABORTED or RESOURCE_EXHAUSTED knows that nothing was written. */
const before = [grpc.aborted, grpc.resourceExhausted, grpc.deadlineExceeded];
const after = [grpc.deadlineExceeded, grpc.unavailable];

/** What becomes of the nth call of a method; null where all goes well. A listener's line is left to toxiproxy. */
export function drawAnswer(seed: number, method: string, nth: number, chance: number): WrongAnswer | null {
  if (method === 'Listen') return null;
  const salt = [...method].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const random = new Random(seed ^ Math.imul(salt, nth + 1));
  if (!random.isLucky(chance)) return null;
  const applied = method === 'Commit' && random.isLucky(0.5);
  return { code: random.pick(applied ? after : before), applied };
}
