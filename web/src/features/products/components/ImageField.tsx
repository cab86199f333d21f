import Box from '@mui/material/Box';
import { useState } from 'react';
import { FileButton } from '../../../ui/FileButton.tsx';
import { pictureTypes, readPicture } from '../../../ui/read-picture.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { uploadProductImage } from '../api/product-calls.ts';
import type { ProductForm } from '../use-product-form.ts';

/** The longer side of a picture as pages show it, for dense screens, in pixels. */
const longest = 1_280;

/** The picture: a file, which the store keeps, or an address of one on the web. */
export function ImageField({ form }: { form: ProductForm }) {
  const [sending, setSending] = useState(false);
  const upload = async (file: File) => {
    setSending(true);
    form.clearErrors('image');
    try {
      const { image } = await uploadProductImage(await readPicture(file, longest));
      form.setValue('image', image, { shouldDirty: true });
    } catch (failure) {
      form.setError('image', { message: (failure as Error).message });
    }
    setSending(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TextInput
        label="Image URL"
        inputMode="url"
        placeholder="https://"
        field={form.register('image')}
        error={form.formState.errors.image?.message}
        hint="PNG, JPEG or WebP, best 8 to 5."
      />
      <FileButton
        variant="outlined"
        color="secondary"
        fileLabel="Picture file"
        accept={pictureTypes}
        disabled={sending}
        onFiles={([file]) => upload(file)}
        sx={{ justifySelf: 'start' }}
      >
        {sending ? 'Uploading…' : 'Upload a picture'}
      </FileButton>
    </Box>
  );
}
