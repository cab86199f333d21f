import { z } from 'zod';
import { type Creator, creatorChecks } from './creator.ts';

/** `settings/creator` for forms and imports: the checks of `creator.ts`, field by field, and nothing else. */
export const creatorSchema: z.ZodType<Creator> = z.strictObject(
  Object.fromEntries(
    Object.entries(creatorChecks).map(([key, isValid]) => [key, z.custom(isValid, `Check ${key}`)]),
  ),
) as unknown as z.ZodType<Creator>;
