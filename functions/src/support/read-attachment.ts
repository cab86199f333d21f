import { RefusalError } from '@tempera/domain/calls/reasons';
import { attachmentLimits, type TicketAttachment } from '@tempera/domain/conversations/attachment';
import { contentTypes } from '../avatars/avatar-path.ts';
import { pictureIn } from '../avatars/read-picture.ts';

/** Controls, marks that are not seen or turn the direction of what follows, and what means something in a path or a header. */
const unwanted = /[\p{C}\p{Zl}\p{Zp}"'`<>|*?:;%\\/]+/gu;

/** The name in a header, as it was typed; a header that can't be read is no name. */
export function nameIn(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? '');
  } catch {
    return '';
  }
}

/** Parts a name at its last dot: `.png` alone is all ending. */
function partsOf(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? { stem: name, ending: '' }
    : { stem: name.slice(0, dot), ending: name.slice(dot).toLowerCase() };
}

const endingOf = (name: string): string => partsOf(name.trim()).ending;

/**
 * A name that shows what it is, on every system: one line, without hidden or turning characters, and with the ending that
 * its content has.
 */
function cleanName(name: string, ending: string): string {
  const stem = partsOf(name.toWellFormed().normalize('NFC').replace(unwanted, ' ').trim()).stem;
  const kept = stem.replace(/\s+/gu, ' ').replace(/^[.\s]+|[.\s]+$/gu, '');
  const room = attachmentLimits.fileName - ending.length;
  const whole = Array.from(kept).slice(0, room).join('').slice(0, room).toWellFormed().trim();
  return `${whole || 'attachment'}${ending}`;
}

/** `Content-Disposition` for a name in any script (RFC 6266): an ASCII one for those who know no other. */
export function dispositionOf(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]/gu, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** A file as it is stored: under a clean name, of the type that its content is. */
interface ReadAttachment {
  fileName: string;
  contentType: TicketAttachment['contentType'];
  bytes: Buffer;
}

/** A small file may claim a size that fills a reader's memory; no screen's picture is larger than this, in pixels. */
const largest = { side: 16_384, pixels: 50_000_000 } as const;
const texts = new Set(['.txt', '.log', '.md', '.json']);

/** Controls that texts have: tab, line ends, form feed, and the escape that colors logs. */
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
