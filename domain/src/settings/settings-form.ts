import { z } from 'zod';
import type { Creator } from '../catalogue/creator.ts';
import type { Seller } from '../money/seller.ts';
import { linesOf, shorten } from '../site/typed.ts';
import { type Field, isValid } from './field.ts';
import type { PrivateSettings } from './private-settings.ts';
import type { SiteSettings } from './settings.ts';
import { allFields, wordsOf } from './settings-fields.ts';

/**
 * What the settings screen edits. Numbers are what was typed, so that nothing that is no number is lost on the way to its
 * error; `socials` has one address on each line.
 */
export interface SettingsForm {
  site: Omit<SiteSettings, 'pacing' | 'promises'> & {
    pacing: Record<keyof SiteSettings['pacing'], string>;
    promises: Record<keyof SiteSettings['promises'], string>;
  };
  mail: Omit<PrivateSettings, 'smtpPort'> & { smtpPort: string };
  seller: Required<Seller>;
  creator: Omit<Creator, 'socials'> & { socials: string };
}

function formOf(field: Field, name: string): z.ZodType {
  const { error, tooLong, accepts } = wordsOf(name) ?? {};
  switch (field.kind) {
    case 'text':
      return z
        .string()
        .max(field.max, tooLong ?? shorten(field.max))
        .refine((value) => isValid(field, value) && (accepts?.(value) ?? true), error);
    case 'switch':
      return z.boolean('Choose on or off.');
    case 'choice':
    case 'numeral':
      return z.custom((value) => isValid(field, value), error);
    case 'count':
      return z.string().refine((value) => /^\d{1,5}$/.test(value) && isValid(field, Number(value)), error);
    case 'list':
      return field.item.kind === 'map'
        ? z.array(formOf(field.item, `${name}.*`)).max(field.max)
        : z.string().refine((value) => isValid(field, linesOf(value)), error);
    case 'map': {
      const prefix = name === '' ? '' : `${name}.`;
      return z.object(
        Object.fromEntries(
          Object.entries(field.fields).map(([key, one]) => [key, formOf(one, `${prefix}${key}`)]),
        ),
      );
    }
  }
}

export const settingsFormSchema = formOf(allFields, '') as z.ZodType<SettingsForm, SettingsForm>;
