import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { layout } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import type { Toast, ToastKind } from './toast.ts';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    warning: false;
    toast: { toast: Toast };
  }
}

/** A toast that may still be seen; `at` in milliseconds. */
interface Open {
  key: SnackbarKey;
  at: number;
  kind: ToastKind;
  /** Outlives the next change of page. */
  stays: boolean;
}

/** What a form tells the window when it is sent ({@link Form}): what was said of the last attempt is over. */
const attemptEvent = 'tempera:attempt';

const isError = ({ kind }: Open) => kind === 'error';

/** A toast this young belongs to what leads to the next page, such as a login; an older one to the page that is left. */
const sameMomentMs = 1_500;

const panel = /^\/(?:admin|staff)(?:\/|$)/;

/** `toasts` only ever grows; each one is shown once. */
export default function Toaster({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  const open = useRef<Open[]>([]);
  const { pathname } = useLocation();
  const narrow = useMediaQuery('(max-width: 600px)');
  const closeAll = useCallback((over: (one: Open) => boolean) => {
    for (const { key } of open.current.filter(over)) closeSnackbar(key);
    open.current = open.current.filter((one) => !over(one));
  }, []);
  useEffect(() => {
    const endErrors = () => closeAll(isError);
    window.addEventListener(attemptEvent, endErrors);
    return () => window.removeEventListener(attemptEvent, endErrors);
  }, [closeAll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; what leads to a page is said on it
  useEffect(() => {
    closeAll(({ at, stays }) => !stays && Date.now() - at > sameMomentMs);
    open.current = open.current.map((one) => ({ ...one, stays: false }));
  }, [pathname]);
  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) {
      if (toast.kind === 'success') closeAll(isError);
      const key = enqueueSnackbar(toast.title, {
        variant: 'toast',
        ...(toast.id ? { key: toast.id, preventDuplicate: true } : {}),
        toast,
        autoHideDuration: toast.durationMs ?? (toast.kind === 'error' ? 8_000 : 5_000),
      });
      const { kind = 'info', forNextPage: stays = false } = toast;
      open.current = [...open.current.slice(-9), { key, at: Date.now(), kind, stays }];
    }
    shown.current = toasts.length;
  }, [toasts, closeAll]);
  return (
    <>
      {narrow && <GlobalStyles styles={belowHeader} />}
      <SnackbarProvider
        maxSnack={3}
        // Where a phone has its composer and its buttons, a toast would stand over them; below the header it does not. Forms of
        // the panels have theirs on the left, and the store has its chat on the right.
        anchorOrigin={
          narrow
            ? { vertical: 'top', horizontal: 'center' }
            : { vertical: 'bottom', horizontal: panel.test(pathname) ? 'right' : 'left' }
        }
        Components={{ toast: ToastCard }}
      />
    </>
  );
}

/** The cart, whose count has just changed, is in the header. Notistack gives its container no style of ours, only this name. */
const belowHeader = { 'div.notistack-SnackbarContainer': { top: layout.header.xs } };

const looks = {
  success: { icon: 'check', color: 'success.main' },
  error: { icon: 'alert', color: 'error.main' },
  info: { icon: 'info', color: 'primary.main' },
} as const satisfies Record<ToastKind, { icon: string; color: string }>;

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
  const { icon, color } = looks[kind];
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
      <Box sx={{ color: color, display: 'flex', pt: 2.5 }}>
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
