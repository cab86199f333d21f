import { demoName, type SiteSettings } from '../settings/settings.ts';
import { accents } from '../site/accents.ts';
import { type MailMessage, oneLine } from './mail.ts';
import { escapeHtml, textToHtml } from './render-mail.ts';

/** Whose mail it is. `url` is the store's origin, without a slash at its end; empty while nobody knows it. */
export interface MailBrand {
  name: string;
  url: string;
  supportEmail: string;
  /** The path or address of its own logo; empty for the name alone, beside Tempera's drawing while it has that name. */
  logo: string;
  accent: SiteSettings['accent'];
}

/** The drawing as an image that mail programs show; they show no SVG. */
const drawnLogo = '/images/mail-logo.png';

/** The store's colors by day and by night, as far as a mail program knows of night. */
const styleOf = ({ light, dark }: (typeof accents)['blue']) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 0; background: #fbf7f0; color: #1b1a17; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: anywhere }
a { color: ${light.text} }
.mail { background: #fffdf9; border: 1px solid #e1d9ca; border-radius: 8px }
.head { padding: 20px 24px; border-bottom: 1px solid #e1d9ca; font-size: 18px; font-weight: 600 }
.head a { color: inherit; text-decoration: none }
.head img { vertical-align: middle; margin-right: 10px; border: 0 }
.words { padding: 8px 24px 16px }
.words p { margin: 16px 0 }
.foot { padding: 16px 24px; color: #5a554b; font-size: 13px; text-align: center }
.foot a { color: inherit }
.button { display: inline-block; padding: 10px 20px; border-radius: 6px; background: ${light.main}; color: ${light.on}; font-weight: 600; text-decoration: none }
@media (prefers-color-scheme: dark) {
  body { background: #161513; color: #f3eee4 }
  a { color: ${dark.text} }
  .mail { background: #1d1c19; border-color: #34312b }
  .head { border-color: #34312b }
  .foot { color: #b8b1a3 }
  .button { background: ${dark.main}; color: ${dark.on} }
}`;

const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

function head({ name, url, logo }: MailBrand): string {
  const safe = escapeHtml(name);
  if (url === '') return safe;
  const address = escapeHtml(url);
  const picture = logo || (name === demoName ? drawnLogo : '');
  const source = escapeHtml(absolute(picture, url));
  const image = picture && `<img src="${source}" height="32" alt="">`;
  return `<a href="${address}/">${image}${safe}</a>`;
}

function foot({ name, url, supportEmail }: MailBrand): string {
  const parts = [
    url === '' ? escapeHtml(name) : `<a href="${escapeHtml(url)}/">${escapeHtml(name)}</a>`,
    ...(supportEmail === ''
      ? []
      : [`Questions? <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a>`]),
  ];
  return parts.join(' · ');
}

/**
 * The whole page of a mail: its words in the one layout that all mails of the store have, with the store's name and logo.
 * Words without HTML of their own become paragraphs.
 */
export function layoutMail({ subject, text, html }: MailMessage, brand: MailBrand): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(oneLine(subject))}</title>
<style>${styleOf(accents[brand.accent])}
</style>
</head>
<body>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="mail" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="head">${head(brand)}</td></tr>
<tr><td class="words">
${html || textToHtml(text)}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="foot">${foot(brand)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
