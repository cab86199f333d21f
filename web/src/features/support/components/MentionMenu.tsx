import { InsertMenu } from '../../../ui/conversation/InsertMenu.tsx';
import type { Colleague } from '../api/triage.ts';

interface MentionMenuProps {
  team: readonly Colleague[];
  onChoose: (text: string) => void;
}

/** Names of the team for a note, each of whom is told that it names them. */
export const MentionMenu = ({ team, onChoose }: MentionMenuProps) => (
  <InsertMenu
    label="Mention"
    choices={[...new Set(team.map(({ name }) => `@${name}`))].toSorted()}
    onChoose={(name) => onChoose(`${name} `)}
  />
);
