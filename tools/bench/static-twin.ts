/** A page as it stands, without what made it: what the browser itself takes for what the page does. */
import type { Page } from 'playwright-core';

/** The page with all its styles, and no script but this one. */
export async function staticTwin(page: Page, script: string): Promise<string> {
  const { html, css } = await page.evaluate(standing);
  return html
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('</body>', () => `<script>${script}</script></body>`);
}

/** What stands in the page's content, and its styles: those of a page that it leads to may be others. */
export const contentOf = (page: Page): Promise<{ content: string; css: string }> => page.evaluate(standing);

/** Runs in the page. Scripts may have put styles where its HTML does not show them. */
function standing(): { html: string; content: string; css: string } {
  const css = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, style, link, meta[http-equiv]')) element.remove();
  const content = document.getElementById('main')?.innerHTML ?? '';
  return { html: `<!doctype html>${copy.outerHTML}`, content, css };
}
