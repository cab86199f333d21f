import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useEffect } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useDownload } from './use-download.ts';

interface DownloadButtonProps {
  slug: string;
  title: string;
  /** The current version without this. */
  version?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  /** The person has asked for it already. */
  startAtOnce?: boolean;
}

/** Downloads one template, shows the real progress, and can be canceled. */
export function DownloadButton(props: DownloadButtonProps) {
  const { slug, title, version, variant = 'contained', size, fullWidth, startAtOnce } = props;
  const { share, start, cancel } = useDownload(slug, version);
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
        {busy ? `Downloading ${percent} %` : `Download ${title}`}
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
