import { z } from 'zod';
import { referencePattern } from '../calls/reference.ts';
import { frameForm, namesOf, scrubMessage, scrubPath } from './scrub-error.ts';

/** Bytes of a whole report; a real one has two thousand. */
export const mostReportBytes = 8_000;

/**
 * What a browser tells the store of an error in a page (`POST /errors`). The browser takes out what is personal before it sends, and the
 * store, which believes nobody, once more.
 */
export const browserErrorInput = z.strictObject({
  /** `TypeError`. */
  kind: z.string().regex(namesOf.kind),
  message: z.string().max(1_000).transform(scrubMessage),
  /** Where it happened, the innermost first, as `frameForm` says. */
  frames: z.array(z.string().max(200).regex(frameForm)).max(20),
  /** The app's file, whose name is another one in each build: `app-1a2b3c`. */
  release: z.string().regex(namesOf.release),
  path: z.string().max(1_000).regex(/^\//).transform(scrubPath),
  /** What the person was told. */
  reference: z.string().regex(referencePattern).optional(),
});
export type BrowserError = z.output<typeof browserErrorInput>;
