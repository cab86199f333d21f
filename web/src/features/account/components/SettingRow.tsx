import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SettingRowProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** One thing of an account: what it is, how it stands, and what can be done about it. */
export function SettingRow({ title, text, action }: SettingRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, maxWidth: '60ch' }}>
        <Typography variant="subtitle2" component="div">
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
