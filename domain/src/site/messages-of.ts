import type { z } from 'zod';

/** What a form over this schema says at each field, by its path; the first message of a field counts. For tests. */
export function messagesOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    said[path.join('.')] ??= message;
  return said;
}
