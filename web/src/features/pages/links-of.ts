import type { Creator } from '@tempera/domain/catalogue/creator';

/** Where else to find the creator, by kind; `url` is empty where there is only a name. What is not set is left out. */
export function linksOf({ game, website, codeHosting, socials }: Creator) {
  const rows: [kind: string, links: { url: string; text: string }[]][] = [
    ['Website', linksTo([website])],
    ['Code', linksTo([codeHosting])],
    [game.platform || 'Plays as', game.username ? [{ url: game.url, text: game.username }] : []],
    ['Elsewhere', linksTo(socials)],
  ];
  return rows.filter(([, links]) => links.length > 0);
}

const linksTo = (urls: readonly string[]) =>
  [...new Set(urls)].filter(Boolean).map((url) => ({ url, text: shortAddress(url) }));

/** `https://www.example.com/posts/` as people say it: `example.com/posts`. */
const shortAddress = (url: string): string => url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
