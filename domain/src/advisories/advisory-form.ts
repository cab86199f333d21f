import { z } from 'zod';
import { compareVersions } from '../catalogue/compare-versions.ts';
import { typedText } from '../site/typed.ts';
import { advisoryLimits, severities } from './advisory.ts';

/** In the place of a version that has it no more. */
export const notFixed = '';

const advice = typedText(advisoryLimits.text, 'Say what to do.');

const fixAmong = (released: readonly string[]) =>
  z.string().refine((version) => version === notFixed || released.includes(version));

/** What is wrong with a version as the fix of others; null where nothing is. */
function fixProblem(versions: readonly string[], fixedIn: string): string | null {
  if (fixedIn === notFixed || versions.length === 0) return null;
  if (versions.includes(fixedIn)) return 'This version is affected itself.';
  return versions.some((version) => compareVersions(version, fixedIn) < 0)
    ? null
    : 'Choose a version that is newer than an affected one.';
}

const toStored = (fixedIn: string) => (fixedIn === notFixed ? null : fixedIn);

/**
 * The dialog of an advisory for a product with these releases.
 * @param released their versions
 */
export const advisoryForm = (released: readonly string[]) =>
  z
    .object({
      severity: z.enum(severities),
      title: typedText(advisoryLimits.title, 'Say in a few words what is wrong.'),
      text: advice,
      versions: z
        .array(z.string().refine((version) => released.includes(version)))
        .min(1, 'Choose the affected versions.')
        .max(advisoryLimits.versions, `Choose ${advisoryLimits.versions} versions at most.`),
      fixedIn: fixAmong(released),
    })
    .superRefine(({ versions, fixedIn }, context) => {
      const message = fixProblem(versions, fixedIn);
      if (message) context.addIssue({ code: 'custom', path: ['fixedIn'], message });
    })
    .transform(({ versions, fixedIn, ...rest }) => ({
      ...rest,
      versions: versions.toSorted((one, other) => compareVersions(other, one)),
      fixedIn: toStored(fixedIn),
    }));

/**
 * The dialog that changes what a published advisory says to do.
 * @param versions those that it is about
 * @param released the versions of its product
 */
export const amendmentForm = (versions: readonly string[], released: readonly string[]) =>
  z
    .object({ text: advice, fixedIn: fixAmong(released) })
    .superRefine(({ fixedIn }, context) => {
      const message = fixProblem(versions, fixedIn);
      if (message) context.addIssue({ code: 'custom', path: ['fixedIn'], message });
    })
    .transform(({ text, fixedIn }) => ({ text, fixedIn: toStored(fixedIn) }));
