import XMLBuilder from 'fast-xml-builder';
import type { Xml } from './cross-industry-invoice.ts';

/** What XML can't hold, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Without what is missing, which the builder would write as empty elements, and without what no XML may hold. */
function settled(element: Xml[string]): unknown {
  if (typeof element === 'string') return element.toWellFormed().replace(forbidden, '');
  if (Array.isArray(element)) return element.map(settled);
  const children = Object.entries(element ?? {}).filter(([, child]) => child !== undefined);
  return Object.fromEntries(children.map(([name, child]) => [name, settled(child)]));
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** An XML document; the same elements give the same text. */
export const writeXml = (document: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(settled(document))}`;
