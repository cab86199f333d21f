import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { db } from '../../../functions/src/platform/admin.ts';

/** What thousands of writes leave behind takes minutes on a busy machine. */
const patienceMs = 900_000;

/**
 * A file begins when the functions have heard of what the files before it wrote. The emulator tells them of one document after the
 * other, so a ticket of now has its due time when all of them are told.
 */
beforeAll(async () => {
  const ticket = db().doc(`tickets/${randomUUID()}_0`);
  const told = Promise.withResolvers<void>();
  const stop = ticket.onSnapshot(
    (snapshot) => snapshot.get('dueAt') !== undefined && told.resolve(),
    told.reject,
  );
  try {
    await ticket.create({ userId: randomUUID(), status: 'closed', createdAt: new Date() });
    await told.promise;
  } finally {
    stop();
  }
}, patienceMs);
