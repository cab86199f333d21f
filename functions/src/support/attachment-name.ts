import { attachmentLimits } from '@tempera/domain/conversations/attachment';

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

export const endingOf = (name: string): string => partsOf(name.trim()).ending;

/**
 * A name that shows what it is, on every system: one line, without hidden or turning characters, and with the ending that
 * its content has.
 */
export function cleanName(name: string, ending: string): string {
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
