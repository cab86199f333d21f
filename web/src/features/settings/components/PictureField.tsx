import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormFile, FormText, useFieldError } from '../../../ui/form/fields.tsx';
import { pictureTypes } from '../../../ui/read-picture.ts';
import { sendLogo } from '../api/send-logo.ts';

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
}

/** The address of a picture, with the picture itself, and a button that makes one of a file. */
export function PictureField({ name, label, hint }: PictureFieldProps) {
  const { getValues, setValue } = useFormContext();
  // Not while it is typed: each letter would ask another server for a picture.
  const [shown, setShown] = useState(() => String(getValues(name)));
  const wrong = useFieldError(name) !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormText
        name={name}
        label={label}
        hint={hint}
        optional
        options={{ onBlur: ({ target }) => setShown(target.value) }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        {shown && !wrong && (
          <Box
            component="img"
            src={shown}
            alt={`${label} as entered`}
            sx={{ height: 40, maxWidth: '12rem' }}
          />
        )}
        <FormFile
          name={name}
          send={sendLogo}
          onSent={(stored) => {
            setValue(name, stored, { shouldDirty: true, shouldValidate: true });
            setShown(stored);
          }}
          busy="Uploading…"
          fileLabel={`${label} file`}
          accept={pictureTypes}
          variant="outlined"
          color="secondary"
          size="small"
        >
          Upload a picture
        </FormFile>
      </Box>
    </Box>
  );
}
