import { sectionsOf, type TextSection, toPageText } from '@tempera/domain/site/page-text';
import { defaultTextOf, type TextKind, textPageOf } from '@tempera/domain/site/text-pages';
import type { DocumentData } from '../platform/admin.ts';
import { recordOnce } from './audit.store.ts';
import { changesOf, nameAndRoleOf } from './changes.ts';
import { type MarkedWrite, signedBy } from './marks.store.ts';

interface TextEdit extends MarkedWrite {
  eventId: string;
  kind: TextKind;
  id: string;
}

/** Headings as they are written may be long, the same twice, or what Firestore keeps for itself. */
const nameOf = ({ heading }: TextSection) => (heading ? `“${heading.slice(0, 80).toWellFormed()}”` : 'text');

/** What a body says in each section. */
function bySections(body: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const section of sectionsOf(body)) {
    const name = nameOf(section);
    texts[name] = name in texts ? `${texts[name]}\n${section.text}` : section.text;
  }
  return texts;
}

/**
 * Writes down what an owner changed of a page's text, by its sections: what nobody has written yet, or has reset, is the default
 * text. An event that comes twice has the same id.
 */
export const auditText = (edit: TextEdit): Promise<void> =>
  signedBy(`${edit.kind}/${edit.id}`, edit, (byId) => record(edit, byId));

async function record(edit: TextEdit, byId: string): Promise<void> {
  const { eventId, kind, id, before, after } = edit;
  if (textPageOf(id)?.kind !== kind) return;
  const shown = (stored: DocumentData | undefined) => toPageText(stored) ?? defaultTextOf({ kind, id });
  const fields = (stored: DocumentData | undefined) => {
    const { title, description, body } = shown(stored);
    return { title, description, ...bySections(body) };
  };
  const changes = changesOf(fields(before), fields(after), []);
  if (Object.keys(changes).length === 0) return;
  await recordOnce(`text-${eventId}`, {
    action: 'text.changed',
    byId,
    ...(await nameAndRoleOf(byId)),
    targetId: `${kind}/${id}`,
    targetName: shown(after).title,
    details: changes,
  });
}
