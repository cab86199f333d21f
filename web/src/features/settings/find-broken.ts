import { creatorChecks } from '@tempera/domain/catalogue/creator';
import { sellerSchema } from '@tempera/domain/money/seller';
import { mergePrivateSettings } from '@tempera/domain/settings/merge-private';
import { mergeSettings } from '@tempera/domain/settings/settings';
import { type Group, type Stored, toDocuments, toForm } from './form-values.ts';

/** A stored value that can't be used: where it stands, what is stored, and what stands in for it. */
export interface BrokenValue {
  group: Group;
  field: string;
  stored: string;
  used: string;
}

const longest = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
}

function brokenFields(stored: Stored): Record<Group, string[]> {
  const seller = stored.seller ? (sellerSchema.safeParse(stored.seller).error?.issues ?? []) : [];
  const { creator } = stored;
  return {
    site: mergeSettings(stored.site).broken,
    mail: mergePrivateSettings(stored.mail).broken,
    seller: [...new Set(seller.map(({ path }) => String(path[0])))],
    creator: creator
      ? Object.entries(creatorChecks)
          .filter(([key, isValid]) => creator[key] !== undefined && !isValid(creator[key]))
          .map(([key]) => key)
      : [],
  };
}

/** Every stored value that is not valid: the default stands in, and admins are told. */
export function findBroken(stored: Stored): BrokenValue[] {
  const used = toDocuments(toForm(stored));
  return Object.entries(brokenFields(stored)).flatMap(([group, fields]) =>
    fields.map((field) => ({
      group: group as Group,
      field,
      stored: shown(stored[group as Group]?.[field]),
      used: shown((used[group as Group] as Record<string, unknown>)[field]),
    })),
  );
}
