import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/** Whether what pays is kept for the next order. */
export function SaveMethod({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <FormControlLabel
      control={<Checkbox checked={on} onChange={(_, checked) => onChange(checked)} />}
      label="Save this card for next time"
    />
  );
}
