import Box from '@mui/material/Box';
import { useOnline } from '../../../ui/use-online.ts';

/** The viewer is online while their browser has a connection. */
export function OnlineBadge() {
  const online = useOnline();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        typography: 'body2',
        color: online ? 'verdigris.text' : 'text.secondary',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: '0.5rem',
          height: '0.5rem',
          borderRadius: '50%',
          border: 1,
          borderColor: 'currentcolor',
          bgcolor: online ? 'currentcolor' : 'transparent',
        }}
      />
      {online ? 'Online' : 'Offline'}
    </Box>
  );
}
