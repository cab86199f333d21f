import { RefusalError } from '@tempera/domain/calls/reasons';
import type { z } from 'zod';

/** What somebody sent, as its schema has it. @throws RefusalError `invalid-input`, with the field that is wrong */
export function parseInput<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.map(String).join('.').slice(0, 100);
  throw new RefusalError('invalid-input', field ? { field } : {});
}
