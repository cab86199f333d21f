import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

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
