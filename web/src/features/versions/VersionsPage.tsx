import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Advisory } from '@tempera/domain/advisories/advisory';
import type { Product } from '@tempera/domain/catalogue/product';
import { sizeText } from '@tempera/domain/releases/compare-files';
import { type SourceChangeSize, sourcePaths } from '@tempera/domain/releases/source-calls';
import { formatDate } from '@tempera/domain/site/dates';
import { formatSize } from '@tempera/domain/site/format-size';
import { paths } from '@tempera/domain/site/paths';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useOnline } from '../../ui/connection.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { type Release, useReleases } from './api/releases.ts';
import { useSource } from './api/source.ts';
import { Weaknesses } from './components/Weaknesses.tsx';
import { newerThan } from './upgrade-notes.ts';

/** For those who may read the source. */
const Changes = lazyPart(() => import('./components/Changes.tsx'));
const SourceBrowser = lazyPart(() => import('./components/SourceBrowser.tsx'));
/** What reads Markdown weighs more than this page. */
const ReleaseNotes = lazyPart(() => import('../../ui/ReleaseNotes.tsx'));

interface VersionsPageProps {
  product: Product;
  /** What the person looking may do. */
  access: {
    known: boolean;
    owned: boolean;
    /** The newest version that they have, of what they own. */
    downloaded: string | undefined;
    downloads: boolean;
    /** Whose free allowance reading the source would count against. */
    claimant: string | null;
  };
  /** The button that downloads a version. */
  download: (version: string, isMain: boolean) => ReactNode;
  /** What else an owner should know, such as what is wrong with the version that they have. */
  notices: ReactNode;
  /** What is known to be wrong with some of its releases. */
  advisories: readonly Advisory[];
}

/** Every release of a template: its changelog and how much it changed, and for its owners what changed and the source. */
export function VersionsPage({ product, access, download, notices, advisories }: VersionsPageProps) {
  const { slug, title, category, address = slug, status } = product;
  const [releases, retry] = useReleases(slug, status === 'active');
  const versions = releases.status === 'here' ? releases.releases.map(({ id }) => id) : [];
  return (
    <PageWidth sx={{ pt: { xs: 6, md: 10 }, display: 'grid', gap: { xs: 10, md: 16 }, minWidth: 0 }}>
      <PageMeta title={`Versions of ${title}`} noIndex />
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <Box component="nav" aria-label="Breadcrumb" sx={{ typography: 'body2' }}>
          <Link
            href={paths.preview(category, address)}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, py: 0.5 }}
          >
            {title}
          </Link>
        </Box>
        <Typography variant="h1">Versions of {title}</Typography>
        {notices}
        {releases.status === 'here' && access.owned && (
          <Standing releases={releases.releases} mine={access.downloaded} download={download} />
        )}
      </Box>
      <Part title="Releases">
        {releases.status === 'loading' && <LoadingShape height="16rem" />}
        {releases.status === 'failed' && <ErrorState level="h3" onRetry={retry} />}
        {releases.status === 'here' && (
          <ReleaseList
            slug={slug}
            releases={releases.releases}
            isPublic={status === 'active'}
            advisories={advisories}
            download={access.downloads ? download : null}
          />
        )}
      </Part>
      {access.downloads && versions.length > 0 && (
        <Readable key={slug} product={product} versions={versions} access={access} />
      )}
      {access.known && !access.downloads && versions.length > 0 && (
        <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
          Owners of {title} can compare any two releases here, line by line, and read the whole source.
        </Typography>
      )}
    </PageWidth>
  );
}

interface StandingProps {
  releases: readonly Release[];
  mine: string | undefined;
  download: VersionsPageProps['download'];
}

/** Whether the person has the newest release, and what came since theirs. */
function Standing({ releases, mine, download }: StandingProps) {
  const [newest] = releases;
  if (!newest) return null;
  const newer = newerThan(releases, mine);
  if (mine === undefined) return <Typography>You have not downloaded this template yet.</Typography>;
  if (newer.length === 0)
    return <InlineNotice kind="success">You have {mine}, the newest version.</InlineNotice>;
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0 }}>
      <InlineNotice kind="info">
        You have {mine}; {newest.id} is out.
      </InlineNotice>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: '65ch', minWidth: 0 }}>
        <Typography variant="h4" component="h2">
          New since {mine}
        </Typography>
        {newer.map(({ id, changelog }) => (
          <Box key={id}>
            <Typography variant="mono" component="h3" sx={{ fontWeight: 600 }}>
              {id}
            </Typography>
            <Notes text={changelog} />
          </Box>
        ))}
      </Box>
      {download(newest.id, true)}
    </Box>
  );
}

/** A changelog; its plain words until the code that reads it is here. */
function Notes({ text }: { text: string }) {
  const words = (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{withoutMarks(text)}</Typography>
  );
  return (
    <Suspense fallback={words}>
      <ReleaseNotes text={text} within="h3" />
    </Suspense>
  );
}

/** Of how many releases it is said how much they changed. */
const measured = 10;

interface ReleaseListProps {
  slug: string;
  releases: readonly Release[];
  isPublic: boolean;
  advisories: readonly Advisory[];
  download: VersionsPageProps['download'] | null;
}

function ReleaseList({ slug, releases, isPublic, advisories, download }: ReleaseListProps) {
  if (releases.length === 0)
    return <Typography color="textSecondary">Nothing has been released yet.</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {releases.map(({ id, changelog, releasedAt, sizeBytes }, n) => {
        const before = releases[n + 1]?.id;
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'start',
              gap: 3,
              py: 4,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ display: 'grid', gap: 1, flex: '1 1 18rem', minWidth: 0, maxWidth: '65ch' }}>
              <Typography component="h3" variant="mono" sx={{ fontWeight: 600 }}>
                {id}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDate(releasedAt)}, {formatSize(sizeBytes)}
                {before && isPublic && n < measured && <ChangeSize slug={slug} version={id} since={before} />}
              </Typography>
              <Weaknesses advisories={advisories} version={id} />
              <Notes text={changelog} />
            </Box>
            {download?.(id, false)}
          </Box>
        );
      })}
    </Box>
  );
}

/** How much a release changed, behind what else is said of it; nothing while that is not known. */
function ChangeSize({ slug, version, since }: { slug: string; version: string; since: string }) {
  const asked = useSource<SourceChangeSize>(sourcePaths.size(slug, version, since), true);
  if (asked.status !== 'here') return null;
  const text = sizeText(asked.answer.size);
  return (
    <>
      . {text} since {since}.
    </>
  );
}

interface ReadableProps {
  product: Product;
  versions: readonly string[];
  access: VersionsPageProps['access'];
}

/** What changed, and the source. Where reading it uses up a free template of the month, it waits to be asked. */
function Readable({ product: { slug, title }, versions, access }: ReadableProps) {
  const [asked, setAsked] = useState(access.claimant === null);
  const online = useOnline();
  if (!asked)
    return (
      <Part title="Source">
        <Typography sx={{ maxWidth: '65ch' }}>
          Reading the source of this free template counts toward your plan’s free templates of this month,
          once, just as a download does.
        </Typography>
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setAsked(true)}>
          Read the Source
        </Button>
      </Part>
    );
  return (
    <>
      {!online && (
        <InlineNotice kind="attention" role="status">
          You are offline. What you have opened already stays here; the rest needs a connection.
        </InlineNotice>
      )}
      {versions.length > 1 && (
        <Part title="What changed">
          <Suspense fallback={<LoadingShape height="10rem" />}>
            <Changes slug={slug} versions={versions} mine={access.downloaded} />
          </Suspense>
        </Part>
      )}
      <Part title="Source">
        <Suspense fallback={<LoadingShape height="20rem" />}>
          <SourceBrowser slug={slug} title={title} versions={versions} />
        </Suspense>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
