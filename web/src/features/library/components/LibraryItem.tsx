import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { useId, useState } from 'react';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Entitlement } from '../api/use-library.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { outdated } from '../outdated.ts';
import { Versions } from './Versions.tsx';

/** One template that is owned: its version now, whether that is newer than what was downloaded, and all others. */
export function LibraryItem({
  entitlement: { id: slug, grantedAt, downloaded },
}: {
  entitlement: Entitlement;
}) {
  const product = useDocIfAllowed(`products/${slug}`);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { title = slug, version = '' } = (product.data ?? {}) as {
    title?: string;
    version?: string;
  };
  const older = outdated(downloaded, version);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 3, py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
        }}
      >
        <Box>
          <Typography variant="h6" component="h3">
            {title}{' '}
            <Typography component="span" variant="mono" color="textSecondary">
              {version}
            </Typography>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Yours since {formatDate(grantedAt)}
          </Typography>
          {older && (
            <Typography variant="body2" sx={{ color: 'ochre.text' }}>
              Update available: you have {older}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <DownloadButton slug={slug} title={title} variant="outlined" />
          {product.data && (
            <Button
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-label={`Versions of ${title}`}
              endIcon={<Icon name={open ? 'minus' : 'chevronDown'} size={16} />}
              onClick={() => setOpen(!open)}
            >
              Versions
            </Button>
          )}
        </Box>
      </Box>
      {open && (
        <Box id={listId}>
          <Versions slug={slug} title={title} />
        </Box>
      )}
    </Box>
  );
}
