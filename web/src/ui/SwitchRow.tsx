import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchRowProps {
  title: string;
  text?: string | undefined;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** One thing that is on or off, with what that means. */
export function SwitchRow({ title, text, on, disabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        pb: 5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ maxWidth: '60ch' }}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {title}
        </Typography>
        {text && (
          <Typography id={`${id}-text`} variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
      </Box>
      <Switch
        id={id}
        checked={on}
        disabled={disabled}
        onChange={(_event, checked) => onChange(checked)}
        slotProps={{ input: { 'aria-describedby': text ? `${id}-text` : undefined } }}
      />
    </Box>
  );
}
