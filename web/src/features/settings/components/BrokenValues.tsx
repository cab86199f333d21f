import Box from '@mui/material/Box';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { labelOf } from '../fields.ts';
import type { BrokenValue } from '../find-broken.ts';

/** Which stored values can't be used, and what stands in for each. */
export function BrokenValues({ broken }: { broken: readonly BrokenValue[] }) {
  return (
    <Box sx={{ mb: 6 }}>
      <InlineNotice kind="attention" role="status">
        <strong>
          {broken.length === 1
            ? 'A stored value can’t be used.'
            : `${broken.length} stored values can’t be used.`}
        </strong>{' '}
        The store uses its default instead; Save stores that.
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
