import { z } from 'zod';
import { type Creator, maxAnswers, maxSocials } from '../catalogue/creator.ts';
import { publicUrlSchema } from '../catalogue/product.ts';
import type { Seller } from '../money/seller.ts';
import { pageIds } from './page-texts.ts';
import { type PrivateSettings, type SiteSettings, settingChecks } from './settings.ts';
import { privateSettingsSchema } from './settings-schema.ts';
import { privateProblems, siteProblems } from './settings-words.ts';

const line = (max: number) =>
  z
    .string()
    .max(max, `Shorten it to ${max} characters.`)
    .regex(/^[^\n]*$/, 'Keep it in one line.');
const text = (max: number) => z.string().max(max, `Shorten it to ${max} characters.`);
const filled = (max: number, message: string) =>
  text(max).refine((value) => value.trim() !== '', { message });
const link = text(300).regex(
  /^(?:https:\/\/[^\s\\]+)?$/,
  'Enter an address that begins with https://, or leave it empty.',
);

/** Stricter than what may be stored: a store older than this form keeps what it has until somebody changes it. */
const address = z.union([
  z.literal(''),
  z.email('Enter an e-mail address, or leave it empty.').max(254, 'Shorten it to 254 characters.'),
]);
const origin = z
  .string()
  .regex(
    /^(?:https?:\/\/[^\s\\/]{1,190})?$/,
    'Enter an origin such as https://store.example.com, or leave it empty.',
  );

/** Numbers of a form are what was typed, so that nothing that is no number is lost on the way to its error. */
const typed = (least: number, most: number, message: string) =>
  z.string().refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most, {
    message,
  });
const wait = typed(0, 10_000, 'Enter milliseconds from 0 to 10000.');

const site = Object.fromEntries(
  Object.entries(siteProblems).map(([key, problem]) => [
    key,
    z.custom(settingChecks[key as keyof SiteSettings], problem),
  ]),
);

const mail = Object.fromEntries(
  Object.entries(privateProblems)
    .filter(([key]) => key !== 'smtpPort')
    .map(([key, problem]) => [
      key,
      z.custom(
        (value) => privateSettingsSchema.shape[key as keyof PrivateSettings].safeParse(value).success,
        problem,
      ),
    ]),
);

const eachPage = (max: number) => z.object(Object.fromEntries(pageIds.map((id) => [id, line(max)])));

/** What the screen of the settings edits, with its errors in words; numbers are texts. */
export interface SettingsForm {
  site: Omit<SiteSettings, 'pacing'> & { pacing: Record<keyof SiteSettings['pacing'], string> };
  mail: Omit<PrivateSettings, 'smtpPort'> & { smtpPort: string };
  seller: Seller;
  /** `socials` one address on each line. */
  creator: Omit<Creator, 'socials'> & { socials: string };
}

export const settingsFormSchema = z.object({
  site: z.object({
    ...site,
    siteUrl: origin,
    supportEmail: address,
    logo: text(300).refine(
      isPicture,
      'Enter a path such as /logo.svg or an address with https://, or leave it empty.',
    ),
    pacing: z.object({ splashMs: wait, notFoundMs: wait, forbiddenMs: wait }),
    pages: z.object({ titles: eachPage(120), descriptions: eachPage(300) }),
  }),
  mail: z.object({ ...mail, emailFrom: address, smtpPort: typed(1, 65_535, privateProblems.smtpPort) }),
  seller: z.object({
    name: filled(120, 'Enter the name that invoices show.'),
    address: text(300),
    taxId: text(60),
    email: address,
  }),
  creator: z.object({
    name: filled(80, 'Enter a name.'),
    headline: text(160),
    bio: text(2_000),
    game: z.object({ platform: text(40), username: text(60), url: link }),
    website: link,
    codeHosting: link,
    socials: z
      .string()
      .refine(areSocials, `Enter at most ${maxSocials} addresses with https://, one on each line.`),
    answers: z
      .array(
        z.object({
          question: filled(200, 'Write the question.'),
          answer: filled(1_000, 'Write the answer.'),
        }),
      )
      .max(maxAnswers),
  }),
});

/** The lines of a field that has one address on each. */
export const linesOf = (value: string): string[] =>
  value
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

function areSocials(value: string): boolean {
  const lines = linesOf(value);
  return lines.length <= maxSocials && lines.every((one) => one !== '' && link.safeParse(one).success);
}

function isPicture(value: string): boolean {
  return publicUrlSchema.safeParse(value).success;
}
