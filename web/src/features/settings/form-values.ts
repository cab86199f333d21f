import { type Creator, creatorFields, mergeCreator } from '@tempera/domain/catalogue/creator';
import { sellerFields, sellerOf } from '@tempera/domain/money/seller';
import { type Field, isValid, mergeStored } from '@tempera/domain/settings/field';
import { mergePrivateSettings, type PrivateSettings } from '@tempera/domain/settings/private-settings';
import {
  defaultSettings,
  mergeSettings,
  type PageId,
  type PageTexts,
  type SiteSettings,
} from '@tempera/domain/settings/settings';
import { wordsOf } from '@tempera/domain/settings/settings-fields';
import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import { linesOf } from '@tempera/domain/site/typed';
import { isSame } from '../../firebase/live/is-same.ts';

/** The documents that the screen edits, as they are stored; null where nobody has stored any yet. */
export const groups = ['site', 'mail', 'seller', 'creator'] as const;
export type Group = (typeof groups)[number];
export type Stored = Record<Group, Record<string, unknown> | null>;

export const documents: Record<Group, string> = {
  site: 'settings/site',
  mail: 'settings/private',
  seller: 'settings/seller',
  creator: 'settings/creator',
};

/** What the fields show of the stored documents: values over defaults, numbers and lists as texts. */
export function toForm(stored: Stored): SettingsForm {
  const { pacing, promises, ...site } = mergeSettings(stored.site).settings;
  const mail = mergePrivateSettings(stored.mail).settings;
  const creator = mergeCreator(stored.creator);
  return {
    site: {
      ...site,
      pacing: {
        splashMs: String(pacing.splashMs),
        notFoundMs: String(pacing.notFoundMs),
        forbiddenMs: String(pacing.forbiddenMs),
      },
      promises: { ...promises, refundDays: String(promises.refundDays) },
    },
    mail: { ...mail, smtpPort: String(mail.smtpPort) },
    seller: sellerOf(stored.seller, site),
    creator: { ...creator, socials: creator.socials.join('\n') },
  };
}

/** Only what differs: each page carries the settings along, and the defaults are in its code already. */
function changedTexts(texts: PageTexts): Partial<PageTexts> {
  const differing = (kind: keyof PageTexts) => {
    const own = Object.entries(texts[kind]).filter(
      ([id, text]) => text !== defaultSettings.pages[kind][id as PageId],
    );
    return own.length > 0 ? { [kind]: Object.fromEntries(own) } : {};
  };
  return { ...differing('titles'), ...differing('descriptions') };
}

function toSite({ pacing, pages, promises, ...site }: SettingsForm['site']): Omit<SiteSettings, 'pages'> & {
  pages?: Partial<PageTexts>;
} {
  const own = changedTexts(pages);
  return {
    ...site,
    pacing: {
      splashMs: Number(pacing.splashMs),
      notFoundMs: Number(pacing.notFoundMs),
      forbiddenMs: Number(pacing.forbiddenMs),
    },
    promises: { ...promises, refundDays: Number(promises.refundDays) },
    ...(Object.keys(own).length > 0 ? { pages: own } : {}),
  };
}

/** The documents that checked fields mean. */
export function toDocuments({ site, mail, seller, creator }: SettingsForm): {
  site: ReturnType<typeof toSite>;
  mail: PrivateSettings;
  seller: SettingsForm['seller'];
  creator: Creator;
} {
  return {
    site: toSite(site),
    mail: { ...mail, smtpPort: Number(mail.smtpPort) },
    seller,
    creator: { ...creator, socials: linesOf(creator.socials) },
  };
}

/** What a field is called, by its group and first key; the key itself where it has no field of its own. */
export const labelOf = (group: string, key: string): string => wordsOf(`${group}.${key}`)?.label ?? key;

/** What differs between two states of the settings, by the fields' labels. */
export function changedLabels(before: Stored, after: Stored): string[] {
  const [was, is] = [before, after].map((stored) => toDocuments(toForm(stored)));
  return groups.flatMap((group) => {
    const [old, now] = [was, is].map((all) => new Map(Object.entries(all?.[group] ?? {})));
    const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    return [...keys].filter((key) => !isSame(old?.get(key), now?.get(key))).map((key) => labelOf(group, key));
  });
}

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

/** A seller is used whole or not at all, so what is missing or unknown counts too. */
function brokenSeller(seller: Record<string, unknown>): string[] {
  const known: Record<string, Field> = sellerFields;
  const keys = new Set([...Object.keys(known), ...Object.keys(seller)]);
  const isFine = (key: string, field: Field | undefined) =>
    field !== undefined && ((field.mayBeMissing && !(key in seller)) || isValid(field, seller[key]));
  return [...keys].filter((key) => !isFine(key, known[key]));
}

/** Every stored value that is not valid: the default stands in, and admins are told. */
export function findBroken(stored: Stored): BrokenValue[] {
  const used = toDocuments(toForm(stored));
  const broken: Record<Group, string[]> = {
    site: mergeSettings(stored.site).broken,
    mail: mergePrivateSettings(stored.mail).broken,
    seller: stored.seller ? brokenSeller(stored.seller) : [],
    creator: mergeStored(creatorFields, stored.creator).broken,
  };
  return groups.flatMap((group) =>
    broken[group].map((field) => ({
      group,
      field,
      stored: shown(stored[group]?.[field]),
      used: shown((used[group] as unknown as Record<string, unknown>)[field]),
    })),
  );
}
