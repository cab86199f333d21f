import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { pictureLimits } from '@tempera/domain/catalogue/product';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FileButton } from '../../../ui/FileButton.tsx';
import { FieldMessage, FormText, useFieldError } from '../../../ui/form/fields.tsx';
import { pictureTypes, readPicture } from '../../../ui/read-picture.ts';
import { uploadProductImage } from '../api/products.ts';

/** The longer side of a picture as pages show it, for dense screens, in pixels. */
const longest = 1_280;

/** The pictures of the form in order: the first is the one that lists show. */
function usePictures(): [pictures: readonly string[], onChange: (pictures: readonly string[]) => void] {
  const { watch, setValue, clearErrors } = useFormContext();
  const image: string = watch('image');
  const more: readonly string[] = watch('pictures');
  return [
    [image, ...more].filter(Boolean),
    ([first = '', ...rest]) => {
      setValue('image', first, { shouldDirty: true });
      setValue('pictures', rest, { shouldDirty: true });
      clearErrors(['image', 'pictures']);
    },
  ];
}

/** Files become pictures of the store, one after the other; the first of a product is the one on its card. */
function useUploads() {
  const { getValues, setValue, setError, clearErrors } = useFormContext();
  const [left, setLeft] = useState(0);
  const add = (address: string) => {
    const { image, pictures } = getValues() as { image: string; pictures: string[] };
    if (image === address || pictures.includes(address)) return;
    if (image === '') setValue('image', address, { shouldDirty: true });
    else setValue('pictures', [...pictures, address], { shouldDirty: true });
  };
  const send = async (files: readonly File[]) => {
    clearErrors(['image', 'pictures']);
    for (const [index, file] of files.entries()) {
      setLeft(files.length - index);
      try {
        add((await uploadProductImage(await readPicture(file, longest))).image);
      } catch (failure) {
        setError('pictures', { message: `${file.name}: ${(failure as Error).message}` });
      }
    }
    setLeft(0);
  };
  return { left, send };
}

/** All pictures of a product: files, which the store keeps, or the address of one on the web for the first. */
export function PicturesField() {
  const [pictures, onChange] = usePictures();
  const { left, send } = useUploads();
  const error = useFieldError('pictures');
  const room = 1 + pictureLimits.count - pictures.length;
  const move = (from: number, to: number) =>
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from] ?? ''));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormText
        name="image"
        label="Image URL"
        inputMode="url"
        placeholder="https://"
        hint="The main picture, ideally 8:5. PNG, JPEG or WebP."
      />
      {pictures.length > 0 && (
        <Box component="ul" aria-label="Pictures" sx={list}>
          {pictures.map((picture, index) => (
            <Box
              component="li"
              key={picture}
              sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}
            >
              <Box sx={frame}>
                <img src={picture} alt={`${index + 1} of ${pictures.length}`} loading="lazy" />
              </Box>
              <Typography variant="body2" color="textSecondary">
                {index === 0 ? 'Main picture' : `Picture ${index + 1}`}
              </Typography>
              <Box sx={buttons}>
                {index > 0 && (
                  <Button
                    size="small"
                    aria-label={`Move picture ${index + 1} forward`}
                    onClick={() => move(index, index - 1)}
                  >
                    Forward
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => onChange(pictures.toSpliced(index, 1))}
                >
                  Remove
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {room > 0 && (
        <FileButton
          variant="outlined"
          color="secondary"
          fileLabel="Picture file"
          accept={pictureTypes}
          multiple
          disabled={left > 0}
          onFiles={(files) => send(files.slice(0, room))}
          sx={{ justifySelf: 'start' }}
        >
          {left > 0 ? `Uploading ${left}…` : 'Upload pictures'}
        </FileButton>
      )}
      <Typography variant="body2" color="textSecondary">
        Show more than the first screen: a phone, dark mode, inner pages. Up to {1 + pictureLimits.count}.
      </Typography>
      <FieldMessage text={error} />
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;
/** Their words begin where the picture does. */
const buttons = { display: 'flex', ml: -2, '& button': { px: 2, minWidth: 0 } } as const;
const frame = {
  aspectRatio: '8 / 5',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'sunk',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
} as const;
