import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BulkAction, Table } from './resource.ts';

interface BulkBarProps<T> {
  bulk: Pick<NonNullable<Table<T>['bulk']>, 'label' | 'actions'>;
  items: readonly T[];
  onDone: () => void;
}

/** What is done with all that are chosen; nothing while none is. */
export function BulkBar<T>({ bulk, items, onDone }: BulkBarProps<T>) {
  const [working, setWorking] = useState(false);
  if (items.length === 0) return null;
  const act = async ({ run }: BulkAction<T>) => {
    setWorking(true);
    await run(items);
    setWorking(false);
    onDone();
  };
  return (
    <Box role="group" aria-label={bulk.label} sx={bar}>
      <Typography role="status">{items.length} selected</Typography>
      {bulk.actions.map((action) => (
        <Button
          key={action.label}
          size="small"
          variant="outlined"
          color="secondary"
          disabled={working}
          onClick={() => act(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="small" onClick={onDone}>
        Clear
      </Button>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 2,
  borderRadius: 1,
  bgcolor: 'ultramarine.tint',
} as const;

interface RowCheckProps {
  /** What is chosen by it. */
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

/** The box at the beginning of a row: the whole cell's height takes the press. */
export const RowCheck = ({ label, onChange, ...box }: RowCheckProps) => (
  <Box component="label" sx={{ display: 'inline-block' }}>
    <Checkbox
      {...box}
      onChange={(_event, checked) => onChange(checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  </Box>
);
