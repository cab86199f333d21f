import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Advisory } from '@tempera/domain/advisories/advisory';
import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import { formatDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { useId, useState } from 'react';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { AdvisoryNotices } from '../../../ui/advisories/AdvisoryNotices.tsx';
import { useAdvisories } from '../../../ui/advisories/use-advisories.ts';
import { CloneCommand, CloneHint } from '../../../ui/CloneCommand.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { Paged, usePage } from '../../../ui/Paged.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { type Entitlement, type OfferedVersion, useLibrary, useVersions } from '../api/library.ts';
import { DownloadButton } from '../DownloadButton.tsx';

/** What a customer owns, page by page: each template costs two documents, that it is owned, and what it is now. */
export function Library({ uid }: { uid: string }) {
  const page = usePage(3);
  return (
    <Paged page={page} live={useLibrary(uid, page.count)}>
      {(entitlements) => <LibraryList entitlements={entitlements} />}
    </Paged>
  );
}

/** Each with its download, versions and updates. */
function LibraryList({ entitlements }: { entitlements: Entitlement[] }) {
  const advisories = useAdvisories(entitlements.map(({ id }) => id));
  if (entitlements.length === 0) {
    return (
      <EmptyState
        icon="download"
        level="h3"
        title="Your library is empty"
        text="Templates you buy are kept here, with every later version. Download free ones from their own page."
        action={
          <Button variant="outlined" href={paths.templates}>
            Browse templates
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entitlements.map((entitlement) => (
          <LibraryItem
            key={entitlement.id}
            entitlement={entitlement}
            advisories={advisories.filter(({ slug }) => slug === entitlement.id)}
          />
        ))}
      </Box>
      <CloneHint />
    </>
  );
}

const row = { display: 'grid', gap: 3, py: 4, borderTop: 1, borderColor: 'divider' } as const;

interface LibraryItemProps {
  entitlement: Entitlement;
  /** What is known to be wrong with its versions. */
  advisories: readonly Advisory[];
}

/** One template that is owned: its version now, whether that is newer than what was downloaded, and all others. */
function LibraryItem({ entitlement, advisories }: LibraryItemProps) {
  const { id: slug, grantedAt, downloaded } = entitlement;
  const product = useDocIfAllowed(`products/${slug}`);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const {
    title = slug,
    version = '',
    image,
    category = '',
  } = (product.data ?? {}) as { title?: string; version?: string; image?: string; category?: string };
  const older = outdated(downloaded, version);
  if (product.loading) {
    return (
      <Box component="li" sx={row}>
        <LoadingShape height="4rem" />
      </Box>
    );
  }
  return (
    <Box component="li" sx={row}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, flex: '1 1 18rem', minWidth: 0 }}>
          <Thumbnail slug={slug} image={image} />
          <Box sx={{ minWidth: 0 }}>
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
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <DownloadButton slug={slug} title={title} variant={older ? 'contained' : 'outlined'} />
          {product.data && (
            <Button
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-label={older ? `What changed in ${title}` : `Versions of ${title}`}
              endIcon={<Icon name={open ? 'minus' : 'chevronDown'} size={16} />}
              onClick={() => setOpen(!open)}
            >
              {older ? 'What changed' : 'Versions'}
            </Button>
          )}
        </Box>
      </Box>
      <AdvisoryNotices advisories={advisories} version={downloaded ?? version} />
      {version && <CloneCommand slug={slug} title={title} />}
      {open && (
        <Box id={listId}>
          <Versions slug={slug} title={title} />
          <Link href={paths.versions(category, slug)} sx={{ display: 'inline-block', px: 4, py: 2 }}>
            Compare versions and read the source
          </Link>
        </Box>
      )}
    </Box>
  );
}

/** The version that the person has while there is a newer one, else null. */
export function outdated(downloaded: string | undefined, current: string): string | null {
  return downloaded !== undefined && current !== '' && compareVersions(downloaded, current) < 0
    ? downloaded
    : null;
}

interface VersionsProps {
  slug: string;
  title: string;
}

/** Every version of a template with what changed in it, each to be downloaded. Read when it is asked for. */
function Versions({ slug, title }: VersionsProps) {
  return (
    <LiveData live={useVersions(slug)}>
      {(versions) => <VersionList slug={slug} title={title} versions={versions} />}
    </LiveData>
  );
}

function VersionList({ slug, title, versions }: VersionsProps & { versions: OfferedVersion[] }) {
  return (
    <Box
      component="ul"
      aria-label={`Versions of ${title}`}
      sx={{ m: 0, px: 4, py: 1, listStyle: 'none', bgcolor: 'sunk', borderRadius: 1 }}
    >
      {versions.map(({ id, changelog, releasedAt }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 3,
            py: 2,
          }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
            <Typography variant="mono">{id}</Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {formatDate(releasedAt)}
            </Typography>
            {changelog && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {withoutMarks(changelog)}
              </Typography>
            )}
          </Box>
          <DownloadButton slug={slug} version={id} title={`${title} ${id}`} variant="text" size="small" />
        </Box>
      ))}
    </Box>
  );
}
