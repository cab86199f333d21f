import { setTimeout } from 'node:timers/promises';

/** gRPC status codes of Firestore errors. */
const codes = {
  invalid: 3,
  deadline: 4,
  notFound: 5,
  exists: 6,
  exhausted: 8,
  precondition: 9,
  aborted: 10,
  unavailable: 14,
};

function codeOf(error: unknown): number | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code : undefined;
}

/** A `create` met a document that is there already. */
export const isAlreadyThere = (error: unknown) => codeOf(error) === codes.exists;

/** An `update` met a document that is not there. */
export const isMissing = (error: unknown) => codeOf(error) === codes.notFound;

/** Somebody else wrote in between: nothing of this batch is stored, and reading again tells what to do. */
export const isOvertaken = (error: unknown) =>
  codeOf(error) === codes.precondition || codeOf(error) === codes.aborted;

/** Whether a batch of writes that all expect what was read has failed because somebody else was quicker. */
export const isClash = (error: unknown) => isAlreadyThere(error) || isOvertaken(error) || isMissing(error);

/**
 * The database gave a transaction up while it still read: it waited too long for a lock. The SDK begins anew when it hears that
 * one `has expired`; the emulator says that it is `closed`.
 */
const isGivenUp = (error: unknown) =>
  codeOf(error) === codes.invalid && /transaction (is invalid or closed|has expired)/i.test(String(error));

/** The database is overloaded or away for the moment; the same call may succeed a little later. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return (
    isGivenUp(error) ||
    code === codes.deadline ||
    code === codes.exhausted ||
    code === codes.aborted ||
    code === codes.unavailable
  );
}

const attempts = 6;
const firstWaitMs = 100;

/**
 * Does the work again while the database says that it is busy, a little later each time and never at the same moment as
 * its neighbors. For work that may be repeated.
 * @throws what the work threw last
 */
export async function retryBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      await setTimeout(firstWaitMs * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
