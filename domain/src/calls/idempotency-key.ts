import { z } from 'zod';

/** What a client makes up for one act, so that sending it again, after whatever happened, is the same act. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/);
