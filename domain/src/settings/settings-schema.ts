import { z } from 'zod';
import { creatorFields } from '../catalogue/creator.ts';
import { sellerFields } from '../money/seller.ts';
import { type Fields, isValid, type ValuesOf } from './field.ts';
import { privateFields } from './private-settings.ts';
import { siteFields } from './settings.ts';

type MayBeMissing =
  | ('pages' | 'communityUrl' | 'askTaxAddress' | 'promises' | 'keepMail' | 'keepAudit')
  | ('zip' | 'city' | 'country' | 'vatId' | 'legalId');

/** A settings document as imports take it: its fields and nothing else. */
const schemaOf = <Known extends Fields>(fields: Known) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => {
        const check = z.custom((value) => isValid(field, value), `Check ${key}`);
        return [key, field.mayBeMissing ? check.optional() : check];
      }),
    ),
  ) as unknown as z.ZodType<Omit<ValuesOf<Known>, MayBeMissing> & Partial<ValuesOf<Known>>>;

export const siteSettingsSchema = schemaOf(siteFields);
export const privateSettingsSchema = schemaOf(privateFields);
export const sellerSchema = schemaOf(sellerFields);
export const creatorSchema = schemaOf(creatorFields);
