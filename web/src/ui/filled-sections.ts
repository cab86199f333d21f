import type { SiteSettings } from '@tempera/domain/settings/settings';
import { sectionsOf, type TextSection } from '@tempera/domain/site/page-text';
import { paths } from '@tempera/domain/site/paths';
import { withRefunds } from './with-refunds.ts';

/** Text that Markdown leaves as it is. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');

/**
 * The sections of a page's text, their texts Markdown, with the settings filled in: a link to mail, or to the support page while no address is
 * set.
 */
export function filledSections(
  body: string,
  { siteName, supportEmail, promises }: Pick<SiteSettings, 'siteName' | 'supportEmail' | 'promises'>,
): TextSection[] {
  const support = supportEmail
    ? `[${plain(supportEmail)}](mailto:${supportEmail})`
    : `[our support](${paths.support})`;
  return withRefunds(sectionsOf(body), promises.refundDays).map(({ heading, text }) => ({
    heading: heading.replaceAll('{site}', () => siteName),
    text: text.replaceAll('{site}', () => plain(siteName)).replaceAll('{email}', () => support),
  }));
}
