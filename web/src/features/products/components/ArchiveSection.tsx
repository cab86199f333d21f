import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { formatSize } from '@tempera/domain/site/format-size';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FormSection } from '../../../ui/FormSection.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { type ListedProduct, useLatestVersions } from '../api/products.ts';
import { takeArchive } from '../hand-over-archive.ts';
import { useArchiveUpload } from '../use-archive-upload.ts';
import { ArchiveUploadPanel } from './ArchiveUploadPanel.tsx';
import { CheckedArchive } from './CheckedArchive.tsx';

const anchor = 'archive';

/** The versions of a product, and the way to the next one. */
export function ArchiveSection({ product }: { product: ListedProduct }) {
  const upload = useArchiveUpload(product.id);
  const versions = useLatestVersions(product.id);
  const { send } = upload;
  const { hash } = useLocation();
  const sending = useRef(send);
  useEffect(() => {
    const file = takeArchive(product.id);
    if (file) void sending.current(file);
  }, [product.id]);
  // The form is loaded after the page, so no browser finds this by itself.
  useEffect(() => {
    if (hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [hash]);
  return (
    <FormSection title="Archive" anchor={anchor}>
      <LiveData live={versions}>
        {(found) =>
          found.length === 0 ? (
            upload.step.kind === 'none' && (
              <Typography color="textSecondary">
                No archive yet. Upload the ZIP file that customers download.
              </Typography>
            )
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
              {found.map(({ id, changelog, releasedAt, sizeBytes }) => (
                <li key={id}>
                  <Typography>
                    <Typography variant="mono" sx={{ fontWeight: 600 }}>
                      {id}
                    </Typography>{' '}
                    <Typography component="span" variant="body2" color="textSecondary">
                      {formatDate(releasedAt)}, {formatSize(sizeBytes)}
                    </Typography>
                  </Typography>
                  <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {withoutMarks(changelog)}
                  </Typography>
                </li>
              ))}
            </Box>
          )
        }
      </LiveData>
      {upload.step.kind === 'checked' ? (
        versions.data && (
          <CheckedArchive
            product={product}
            archive={upload.step.upload}
            opened={versions.data.find(({ id }) => id === product.version)?.open ?? []}
            upload={upload}
          />
        )
      ) : (
        <ArchiveUploadPanel upload={upload} />
      )}
    </FormSection>
  );
}
