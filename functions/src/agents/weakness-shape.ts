import { severities } from '@tempera/domain/advisories/advisory';
import { z } from 'zod';

/** What is known to be wrong with a version, wherever agents are told of one. @param of which version */
export const weaknessesOn = (of: string) =>
  z
    .array(
      z.object({
        severity: z.enum(severities),
        title: z.string(),
        text: z.string().describe('What to do'),
        fixedIn: z.string().nullable().describe('The version that has it no more; null while there is none'),
      }),
    )
    .describe(`Known vulnerabilities of ${of}, the worst first`);
