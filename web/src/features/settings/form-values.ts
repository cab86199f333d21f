import { type Creator, mergeCreator } from '@tempera/domain/catalogue/creator';
import { type Seller, sellerOf } from '@tempera/domain/money/seller';
import { mergePrivateSettings } from '@tempera/domain/settings/merge-private';
import { defaultPageTexts, type PageId, type PageTexts } from '@tempera/domain/settings/page-texts';
import { mergeSettings, type PrivateSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { linesOf, type SettingsForm } from '@tempera/domain/settings/settings-form';

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
  const { pacing, ...site } = mergeSettings(stored.site).settings;
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
      ([id, text]) => text !== defaultPageTexts[kind][id as PageId],
    );
    return own.length > 0 ? { [kind]: Object.fromEntries(own) } : {};
  };
  return { ...differing('titles'), ...differing('descriptions') };
}

function toSite({ pacing, pages, ...site }: SettingsForm['site']): Omit<SiteSettings, 'pages'> & {
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
    ...(Object.keys(own).length > 0 ? { pages: own } : {}),
  };
}

/** The documents that checked fields mean. */
export function toDocuments({ site, mail, seller, creator }: SettingsForm): {
  site: ReturnType<typeof toSite>;
  mail: PrivateSettings;
  seller: Seller;
  creator: Creator;
} {
  return {
    site: toSite(site),
    mail: { ...mail, smtpPort: Number(mail.smtpPort) },
    seller,
    creator: { ...creator, socials: linesOf(creator.socials) },
  };
}
