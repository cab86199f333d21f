// Rebuilds feed.xml and src/search-index.js from posts/*.html: npm run feed
import { readdir, readFile, writeFile } from 'node:fs/promises';

const site = { title: 'Marginalia', line: 'Notes on making software slowly', url: 'https://blog.example.com/' };
const home = new URL('..', import.meta.url);

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const plain = (html) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** First group of a pattern in a page; a page that lacks it is named, since the feed would be wrong without it. */
function part(page, pattern, file, what) {
  const found = pattern.exec(page);
  if (!found) throw new Error(`posts/${file} has no ${what}`);
  return found[1].trim();
}

async function readEssay(file) {
  const page = await readFile(new URL(`posts/${file}`, home), 'utf8');
  const html = part(page, /<div class="post__text">([\s\S]*?)\n {8}<\/div>/, file, 'text');
  return {
    url: `posts/${file}`,
    title: plain(part(page, /<h1>([\s\S]*?)<\/h1>/, file, 'heading')),
    date: part(page, /<meta name="date" content="([^"]+)"/, file, 'date'),
    tags: part(page, /<meta name="tags" content="([^"]+)"/, file, 'tags').split(/,\s*/),
    summary: part(page, /<meta name="description" content="([^"]+)"/, file, 'description'),
    html,
    text: plain(html),
  };
}

function toItem({ url, title, date, tags, summary, html }) {
  const address = site.url + url;
  return `    <item>
      <title>${escape(title)}</title>
      <link>${address}</link>
      <guid>${address}</guid>
      <pubDate>${new Date(`${date}T08:00:00Z`).toUTCString()}</pubDate>
${tags.map((tag) => `      <category>${escape(tag)}</category>`).join('\n')}
      <description>${escape(summary)}</description>
      <content:encoded>${escape(html.trim())}</content:encoded>
    </item>`;
}

const files = (await readdir(new URL('posts/', home))).filter((file) => file.endsWith('.html'));
const essays = (await Promise.all(files.map(readEssay))).sort((a, b) => b.date.localeCompare(a.date));

await writeFile(
  new URL('feed.xml', home),
  `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${site.title}</title>
    <link>${site.url}</link>
    <description>${site.line}</description>
    <language>en</language>
    <atom:link href="${site.url}feed.xml" rel="self" type="application/rss+xml" />
${essays.map(toItem).join('\n')}
  </channel>
</rss>
`,
);

const index = essays.map(({ url, title, date, tags, text }) => ({ url, title, date, tags, text }));
await writeFile(
  new URL('src/search-index.js', home),
  `// Written by tools/build-feed.mjs. A script rather than JSON, so that it loads from a file as well.\nwindow.searchIndex = ${JSON.stringify(index, null, 1)};\n`,
);
console.log(`${essays.length} essays: feed.xml and src/search-index.js are up to date`);
