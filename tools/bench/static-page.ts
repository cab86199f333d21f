import type { Browser } from 'playwright-core';

/** What a page says, as the plainest page could: its headings, paragraphs, links and pictures, and nothing else. */
export async function staticPageOf(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const body = await page.evaluate(plainly);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Static</title><style>body{font:16px/1.5 sans-serif;margin:16px;display:flex;flex-wrap:wrap;column-gap:16px}
body>:not(a){width:100%}h1{font-size:40px}img{display:block}</style></head>
<body>${body}</body></html>`;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. A link is a block of its own, though next to others: as plain words the links of a whole page would be one
 * text to the browser, larger than any picture. Pictures keep the size, formats and hints that they have there. */
function plainly(): string {
  const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const parts: string[] = [];
  for (const element of document.querySelectorAll('h1, h2, h3, p, li, dt, dd, pre, a, img')) {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    if (element instanceof HTMLImageElement) {
      const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
      const source = quoted(new URL(element.src).pathname);
      const hints = `loading="${element.loading}" fetchpriority="${element.fetchPriority}"`;
      const formats = element.closest('picture')?.querySelectorAll('source') ?? [];
      const sources = Array.from(formats, (one) => one.outerHTML).join('');
      parts.push(`<p><picture>${sources}<img alt="" ${size} ${hints} src="${source}"></picture></p>`);
      continue;
    }
    // What another of these holds is written there.
    if (element.parentElement?.closest('h1, h2, h3, p, pre, a')) continue;
    const text = element.matches('li, dd') && element.querySelector('p, h3, a') ? '' : element.textContent;
    const tag = element.tagName === 'A' ? 'a href="/"' : element.tagName.toLowerCase();
    if (text) parts.push(`<${tag}>${quoted(text)}</${tag.split(' ')[0]}>`);
  }
  return parts.join('\n');
}
