import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import type { RequestDownloadInput } from '@tempera/domain/calls/calls';
import { durations } from '@tempera/domain/site/durations';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError, errorText } from '../../firebase/write/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { downloadProduct } from './download-product.ts';
import { ServerRefusal } from './fetch-archive.ts';

interface DownloadButtonProps {
  slug: string;
  title: string;
  /** The current version without this. */
  version?: string;
  /** The order's link, for whoever has no account here. */
  orderLink?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  /** The person has asked for it already. */
  startAtOnce?: boolean;
  /** The server has said no: what the page shows may be out of date. */
  onRefused?: () => void;
}

/** Downloads one template, shows the real progress, and can be canceled. */
export function DownloadButton(props: DownloadButtonProps) {
  const { slug, title, version, orderLink, variant = 'contained', size, fullWidth, startAtOnce } = props;
  const { share, start, cancel } = useDownload({ slug, version, orderLink }, props.onRefused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the button appears
  useEffect(() => {
    if (startAtOnce) start();
  }, []);
  const busy = share !== null;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <Box
      sx={{ display: fullWidth ? 'flex' : 'inline-flex', displayPrint: 'none', alignItems: 'center', gap: 1 }}
    >
      <Button
        variant={variant}
        size={size}
        onClick={start}
        aria-disabled={busy}
        startIcon={<Icon name="download" />}
        sx={{ flex: 1, position: 'relative', overflow: 'hidden', fontVariantNumeric: 'tabular-nums' }}
      >
        {busy ? `Downloading ${percent}%` : `Download ${title}`}
        {busy && <Bar share={share} />}
      </Button>
      {busy && (
        <IconButton aria-label={`Cancel the download of ${title}`} onClick={cancel}>
          <Icon name="close" />
        </IconButton>
      )}
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {busy ? announcement(title, percent) : ''}
      </Box>
    </Box>
  );
}

/** A screen reader hears quarters, not every percent. */
function announcement(title: string, percent: number): string {
  return `Downloading ${title}: ${Math.floor(percent / 25) * 25} percent`;
}

/** How far it is, along the button's lower edge; MUI's bar would weigh more than the rest of this file. */
function Bar({ share }: { share: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 'auto 0 0 0',
        height: 4,
        bgcolor: 'currentColor',
        transformOrigin: 'left',
        transition: (theme) => theme.transitions.create('transform'),
      }}
      style={{ transform: `scaleX(${Math.max(share, 0.02)})` }}
    />
  );
}

/**
 * What trying again is no help against: the plan's free templates of this month are spent, where another plan is, or
 * the money was given back.
 */
const hasReason = (error: unknown, reason: 'plan-limit' | 'order-refunded') =>
  error instanceof CallError && error.refusal?.reason === reason;

/** Runs one download at a time for a button. `share` is null while idle, else what has arrived, from 0 to 1. */
function useDownload(wanted: RequestDownloadInput, onRefused?: () => void) {
  const [share, setShare] = useState<number | null>(null);
  const navigate = useNavigate();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const actionAfter = (error: unknown) => {
    if (hasReason(error, 'order-refunded')) return undefined;
    return hasReason(error, 'plan-limit')
      ? { label: 'See plans', run: () => navigate(paths.pricing) }
      : { label: 'Try again', run: start };
  };

  const start = async () => {
    if (running.current) return;
    const canceling = new AbortController();
    running.current = canceling;
    setShare(0);
    try {
      const { fileName, handedOver } = await downloadProduct(wanted, canceling.signal, setShare);
      showToast({
        title: handedOver ? 'Download Started' : 'Download Complete',
        text: handedOver ? `Your browser is saving ${fileName}.` : `${fileName} was downloaded and checked.`,
        kind: 'success',
        durationMs: durations.downloadToast,
      });
    } catch (error) {
      if (!canceling.signal.aborted) {
        if (error instanceof CallError && error.refusal) onRefused?.();
        showToast({
          title: messages.download.failedTitle,
          text: describeFailure(error),
          kind: 'error',
          action: actionAfter(error),
        });
      }
    } finally {
      running.current = null;
      setShare(null);
    }
  };

  return { share, start, cancel: () => running.current?.abort() };
}

/** What to say about a download that failed. */
function describeFailure(error: unknown): string {
  if (error instanceof ServerRefusal) return error.message || messages.download.failed;
  return errorText(error, messages.download.retry);
}
