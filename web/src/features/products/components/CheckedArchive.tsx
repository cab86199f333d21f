import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { partsStillOpen } from '@tempera/domain/catalogue/open-files';
import {
  nextVersion,
  type PublishInput,
  publishForm,
  publishLimits,
  type UploadState,
} from '@tempera/domain/catalogue/product-calls';
import { formatSize } from '@tempera/domain/site/format-size';
import { buildFileTree } from '../../../ui/build-file-tree.ts';
import { FileTree } from '../../../ui/FileTree.tsx';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { publishUpload } from '../api/archives.ts';
import type { ListedProduct } from '../api/products.ts';
import type { ArchiveUpload } from '../use-archive-upload.ts';
import { OpenFilesField } from './OpenFilesField.tsx';
import { PackageWarning } from './PackageWarning.tsx';

interface CheckedArchiveProps {
  product: ListedProduct;
  archive: UploadState;
  /** The paths that anyone may read of the release that is out. */
  opened: readonly string[];
  upload: ArchiveUpload;
}

/** So many files stand open in the tree at first. */
const openUpTo = 60;

/** An archive that was found good: what is in it, and what it becomes. */
export function CheckedArchive({ product, archive, opened, upload }: CheckedArchiveProps) {
  const { id: slug, title, version: now, status } = product;
  const { files, sizeBytes, sha256, uploadId, packageVersion } = archive;
  const form = useForm({
    schema: publishForm(now),
    defaultValues: {
      version: nextVersion(now),
      changelog: now === '' ? 'First version.' : '',
      open: partsStillOpen(files, opened),
    },
  });
  const publish = async (input: PublishInput) => {
    await publishUpload(slug, uploadId, input);
    const text =
      status === 'active'
        ? 'Its owners are notified.'
        : 'It is not for sale yet. Publish the product to sell it.';
    showToast({ title: `${title} ${input.version} is published`, text, kind: 'success' });
    upload.finish();
  };
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return (
    <Form
      form={form}
      label="Publish a version"
      onSubmit={publish}
      describe={(error) => ({ text: (error as Error).message })}
    >
      <InlineNotice kind="success" role="status">
        The archive is valid: {count}, {formatSize(sizeBytes)}.
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
      <FormText
        name="version"
        label="Version"
        hint={now === '' ? undefined : `${now} is the latest version.`}
      />
      <PackageWarning said={packageVersion} />
      <FormTextArea name="changelog" label="What’s new" rows={3} limit={publishLimits.changelog} />
      <OpenFilesField files={files} opened={opened} />
      <FormAlert />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <SubmitButton busy="Publishing…">Publish Version</SubmitButton>
        <Button disabled={form.formState.isSubmitting} onClick={upload.drop}>
          Discard
        </Button>
      </Box>
    </Form>
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
