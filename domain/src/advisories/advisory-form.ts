import { z } from 'zod';
import { compareVersions } from '../catalogue/compare-versions.ts';
import { typedText } from '../site/typed.ts';
import { advisoryLimits, severities } from './advisory.ts';

/** In the place of a version that has it no more. */
export const notFixed = '';

/**
 * The dialog of an advisory for a product with these releases.
 * @param released their versions
 */
export const advisoryForm = (released: readonly string[]) =>
  z
    .object({
      severity: z.enum(severities),
      title: typedText(advisoryLimits.title, 'Say in a few words what is wrong.'),
      text: typedText(advisoryLimits.text, 'Say what to do.'),
      versions: z
        .array(z.string().refine((version) => released.includes(version)))
        .min(1, 'Choose the affected versions.')
        .max(advisoryLimits.versions, `Choose ${advisoryLimits.versions} versions at most.`),
      fixedIn: z.string().refine((version) => version === notFixed || released.includes(version)),
    })
    .superRefine(({ versions, fixedIn }, context) => {
      if (fixedIn === notFixed || versions.length === 0) return;
      if (versions.includes(fixedIn)) {
        context.addIssue({ code: 'custom', path: ['fixedIn'], message: 'This version is affected itself.' });
      } else if (!versions.some((version) => compareVersions(version, fixedIn) < 0)) {
        context.addIssue({
          code: 'custom',
          path: ['fixedIn'],
          message: 'Choose a version that is newer than an affected one.',
        });
      }
    })
    .transform(({ versions, fixedIn, ...rest }) => ({
      ...rest,
      versions: versions.toSorted((one, other) => compareVersions(other, one)),
      fixedIn: fixedIn === notFixed ? null : fixedIn,
    }));
