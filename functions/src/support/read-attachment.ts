import { RefusalError } from '@tempera/domain/calls/refuse';
import { attachmentLimits, type TicketAttachment } from '@tempera/domain/conversations/attachment';
import { contentTypes } from '../avatars/avatar-path.ts';
import { pictureIn } from '../avatars/read-picture.ts';
import { cleanName, endingOf } from './attachment-name.ts';

/** A file as it is stored: under a clean name, of the type that its content is. */
export interface ReadAttachment {
  fileName: string;
  contentType: TicketAttachment['contentType'];
  bytes: Buffer;
}

/** A small file may claim a size that fills a reader's memory; no screen's picture is larger than this, in pixels. */
const largest = { side: 16_384, pixels: 50_000_000 } as const;
const texts = new Set(['.txt', '.log', '.md', '.json']);

/** Controls that texts have: tab, line ends, form feed, and the escape that colours logs. */
const controls = new Set(['\t', '\n', '\f', '\r', '\u001b']);
const isBinary = (text: string) => text.match(/\p{Cc}/gu)?.some((one) => !controls.has(one)) ?? false;

/** What a browser would take for a page, whatever it is called. */
const markup = /^\s*<(?:!doctype|\?xml|html|head|body|script|style|svg|iframe|object|embed|!--)/iu;

function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() !== '' && !isBinary(text) && !markup.test(text);
  } catch {
    return false;
  }
}

/**
 * A file as a ticket takes it: a PNG, JPEG or still WebP by its bytes (what else it carries is left out), or a text in UTF-8
 * whose name ends in `.txt`, `.log`, `.md` or `.json`.
 * @throws RefusalError `attachment-invalid`
 */
export function readAttachment(name: string, file: Buffer): ReadAttachment {
  if (file.length > attachmentLimits.maxBytes) throw new RefusalError('attachment-invalid');
  const picture = pictureIn(file);
  if (picture) {
    const { width, height, extension, bytes } = picture;
    const fits = Math.min(width, height) > 0 && Math.max(width, height) <= largest.side;
    if (!fits || width * height > largest.pixels) throw new RefusalError('attachment-invalid');
    const contentType = contentTypes[extension] as TicketAttachment['contentType'];
    return { fileName: cleanName(name, `.${extension}`), contentType, bytes };
  }
  const ending = endingOf(name);
  if (!texts.has(ending) || !isText(file)) throw new RefusalError('attachment-invalid');
  return { fileName: cleanName(name, ending), contentType: 'text/plain; charset=utf-8', bytes: file };
}
