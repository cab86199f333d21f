import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isSame } from '../../../firebase/live/is-same.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { labelOf } from '../fields.ts';
import { groups, type Stored, toDocuments, toForm } from '../form-values.ts';

interface TheirChangesProps {
  before: Stored;
  after: Stored;
  onTake: () => void;
}

/** What differs between two states of the settings, by the fields' names. */
function changedLabels(before: Stored, after: Stored): string[] {
  const [was, is] = [before, after].map((stored) => toDocuments(toForm(stored)));
  return groups.flatMap((group) => {
    const [old, now] = [was, is].map((all) => new Map(Object.entries(all?.[group] ?? {})));
    const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    return [...keys].filter((key) => !isSame(old?.get(key), now?.get(key))).map((key) => labelOf(group, key));
  });
}

/** Somebody else has saved while something is changed here: neither is lost. */
export function TheirChanges({ before, after, onTake }: TheirChangesProps) {
  return (
    <Box sx={{ mb: 6 }}>
      <InlineNotice
        kind="attention"
        role="alert"
        action={
          <Button size="small" onClick={onTake}>
            Take over their changes
          </Button>
        }
      >
        Somebody else has saved: {changedLabels(before, after).join(', ')}. Take their changes over before you
        save; what you changed yourself stays as you have it.
      </InlineNotice>
    </Box>
  );
}
