import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { closeSnackbar, type SnackbarKey } from 'notistack';
import { Icon } from './Icon.tsx';
import type { Toast, ToastKind } from './toast.ts';

const looks = {
  success: { icon: 'check', colour: 'success.main' },
  error: { icon: 'alert', colour: 'error.main' },
  info: { icon: 'info', colour: 'primary.main' },
} as const satisfies Record<ToastKind, { icon: string; colour: string }>;

/** A mistake interrupts a screen reader, everything else waits its turn. */
export function ToastCard({
  id,
  toast,
  ref,
}: {
  id: SnackbarKey;
  toast: Toast;
  ref?: React.Ref<HTMLDivElement>;
}) {
  const kind = toast.kind ?? 'info';
  const { icon, colour } = looks[kind];
  return (
    <Box
      ref={ref}
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 3,
        width: 'min(400px, calc(100vw - 40px))',
        p: 3,
        pl: 4,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'edge',
        borderRadius: 1,
        color: 'text.primary',
      }}
    >
      <Box sx={{ color: colour, display: 'flex', pt: 2.5 }}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 2 }}>
        <Typography variant="subtitle2" component="p">
          {toast.title}
        </Typography>
        {toast.text && (
          <Typography variant="body2" color="textSecondary">
            {toast.text}
          </Typography>
        )}
      </Box>
      {toast.action && (
        <Button
          size="small"
          onClick={() => {
            toast.action?.run();
            closeSnackbar(id);
          }}
          sx={{ alignSelf: 'center' }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton aria-label="Dismiss" onClick={() => closeSnackbar(id)}>
        <Icon name="close" />
      </IconButton>
    </Box>
  );
}
