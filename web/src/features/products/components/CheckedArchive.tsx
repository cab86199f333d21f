import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import {
  type PublishInput,
  publishLimits,
  type UploadState,
  versionPattern,
} from '@tempera/domain/catalogue/product-calls';
import { useForm } from 'react-hook-form';
import { buildFileTree } from '../../../ui/build-file-tree.ts';
import { FileTree } from '../../../ui/FileTree.tsx';
import { formatSize } from '../../../ui/format-size.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { publishUpload } from '../api/publish-calls.ts';
import type { ListedProduct } from '../api/use-product-pages.ts';
import { nextVersion } from '../next-version.ts';
import type { ArchiveUpload } from '../use-archive-upload.ts';

interface CheckedArchiveProps {
  product: ListedProduct;
  archive: UploadState;
  upload: ArchiveUpload;
}

/** So many files stand open in the tree at first. */
const openUpTo = 60;

/** An archive that was found good: what is in it, and what it becomes. */
export function CheckedArchive({ product, archive, upload }: CheckedArchiveProps) {
  const { id: slug, title, version: now, status } = product;
  const { files, sizeBytes, sha256, uploadId } = archive;
  const { register, handleSubmit, setError, watch, formState } = useForm<PublishInput>({
    defaultValues: { version: nextVersion(now), changelog: now === '' ? 'First version.' : '' },
  });
  const { errors, isSubmitting } = formState;
  const publish = handleSubmit(async (values) => {
    try {
      await publishUpload(slug, uploadId, {
        version: values.version.trim(),
        changelog: values.changelog.trim(),
      });
      const text =
        status === 'active' ? 'Those who have it are told.' : 'It is not on sale yet: activate it.';
      showToast({ title: `${title} ${values.version.trim()} is published`, text, kind: 'success' });
      upload.finish();
    } catch (error) {
      setError('root', { message: (error as Error).message });
    }
  });
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return (
    <Box
      component="form"
      noValidate
      aria-label="Publish a version"
      onSubmit={publish}
      sx={{ display: 'grid', gap: 5 }}
    >
      <InlineNotice kind="success" role="status">
        The archive is in order: {count}, {formatSize(sizeBytes)}.
      </InlineNotice>
      <Box sx={tree}>
        <FileTree nodes={buildFileTree(files)} open={files.length <= openUpTo} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        SHA-256{' '}
        <Typography component="span" variant="mono" sx={{ overflowWrap: 'anywhere' }}>
          {sha256}
        </Typography>
      </Typography>
      <TextInput
        label="Version"
        field={register('version', {
          validate: (typed) => {
            if (!versionPattern.test(typed.trim())) return 'Use three numbers, like 1.2.0.';
            return compareVersions(typed, now) > 0 || `Choose a higher number than ${now}.`;
          },
        })}
        error={errors.version?.message}
        hint={now === '' ? undefined : `${now} is out now.`}
      />
      <TextArea
        label="What has changed"
        rows={3}
        field={register('changelog', {
          validate: (typed) => {
            if (typed.trim() === '') return 'Say what is new in it.';
            return (
              typed.trim().length <= publishLimits.changelog ||
              `Shorten it to ${publishLimits.changelog} characters.`
            );
          },
        })}
        value={watch('changelog')}
        limit={publishLimits.changelog}
        error={errors.changelog?.message}
      />
      {errors.root && (
        <InlineNotice kind="error" role="alert">
          {errors.root.message}
        </InlineNotice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Publishing…' : 'Publish Version'}
        </Button>
        <Button disabled={isSubmitting} onClick={upload.drop}>
          Discard
        </Button>
      </Box>
    </Box>
  );
}

const tree = {
  px: 4,
  py: 3,
  maxHeight: '22rem',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
