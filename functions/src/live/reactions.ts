import { clock } from '../platform/clock.ts';
import type { Reaction, Reactions, Written } from '../platform/react.ts';
import { noteChange } from './changes.store.ts';
import { noteSettings } from './note-settings.ts';

/**
 * Milliseconds. What is deleted has no time of its own, and its event's may be cut to the second; this moment is later, and
 * whoever reads after it reads what was deleted, and whatever was written since.
 */
const momentOf = ({ writtenAt }: Written) => writtenAt ?? clock.now();

const texts =
  (kind: 'legalTexts' | 'guides'): Reaction =>
  (written) =>
    noteChange(kind, written.id, momentOf(written));

export const reactions: Reactions = {
  settings: (written) => noteSettings(written.id, momentOf(written)),
  legalTexts: texts('legalTexts'),
  guides: texts('guides'),
};
