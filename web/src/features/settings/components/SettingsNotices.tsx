import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { type BrokenValue, changedLabels, labelOf, type Stored } from '../form-values.ts';

/** Which stored values can't be used, and what stands in for each. */
export function BrokenValues({ broken }: { broken: readonly BrokenValue[] }) {
  return (
    <Box sx={{ mb: 6 }}>
      <InlineNotice kind="attention" role="status">
        <strong>
          {broken.length === 1
            ? 'One stored value is not valid.'
            : `${broken.length} stored values are not valid.`}
        </strong>{' '}
        The store uses the default instead. Save to store it.
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {broken.map(({ group, field, stored, used }) => (
            <li key={`${group}.${field}`}>
              {labelOf(group, field)}: <code>{stored}</code> is stored, <code>{used}</code> is used.
            </li>
          ))}
        </Box>
      </InlineNotice>
    </Box>
  );
}

interface TheirChangesProps {
  before: Stored;
  after: Stored;
  onTake: () => void;
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
            Use their changes
          </Button>
        }
      >
        Someone else saved: {changedLabels(before, after).join(', ')}. Use their changes before you save. Your
        own changes stay as they are.
      </InlineNotice>
    </Box>
  );
}
