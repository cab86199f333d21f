import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { addTag, productLimits } from '@tempera/domain/catalogue/product-form';
import { type KeyboardEvent, useId, useState } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { useFieldError } from '../../../ui/form/fields.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

/** A field of the form that is a list of texts, and what changes it. */
function useTexts(name: string): [texts: readonly string[], onChange: (texts: string[]) => void] {
  const { watch, setValue, formState } = useFormContext();
  return [
    watch(name),
    (texts) => setValue(name, texts, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  ];
}

/** Tags as chips; Enter adds one. */
export function TagsField() {
  const [tags, onChange] = useTexts('tags');
  const [text, setText] = useState('');
  const add = () => {
    const next = addTag(tags, text);
    if (next) onChange(next);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }} onKeyDown={onKeyDown}>
      <TextInput
        label="Tags"
        optional
        maxLength={productLimits.tag}
        field={{ name: 'tag', value: text, onChange: (event) => setText(event.target.value), onBlur: add }}
        error={useFieldError('tags')}
        hint="Press Enter to add a tag."
      />
      {tags.length > 0 && (
        <Box component="ul" aria-label="Tags of the product" sx={list}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                label={tag}
                variant="outlined"
                sx={{ '& .MuiChip-deleteIcon': { color: 'inherit' } }}
                onDelete={() => onChange(tags.filter((other) => other !== tag))}
                deleteIcon={
                  <Box component="button" type="button" aria-label={`Remove the tag ${tag}`} sx={remove}>
                    <Icon name="close" size={14} />
                  </Box>
                }
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', p: 0, m: 0 } as const;
const remove = { p: 0, border: 0, bgcolor: 'transparent', color: 'inherit', cursor: 'pointer' } as const;

interface RowsFieldProps {
  name: string;
  /** What the list is called, and one of its rows. */
  title: string;
  one: string;
}

/** A list that is typed row by row; one row always stays, so the last one can't be removed. */
export function RowsField({ name, title, one }: RowsFieldProps) {
  const id = useId();
  const [rows, onChange] = useTexts(name);
  const { errors } = useFormContext().formState;
  const errorOf = (index: number): FieldError | undefined => get(errors, `${name}.${index}`);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={id} variant="h5" component="h3">
        {title}
      </Typography>
      {[...rows.entries()].map(([index, row]) => (
        <Box
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: rows.length > 1 ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
            gap: 2,
            alignItems: 'end',
          }}
        >
          <TextInput
            label={`${one} ${index + 1}`}
            optional
            field={{
              name: `${one}-${index}`,
              value: row,
              onChange: (event) => onChange(rows.with(index, event.target.value)),
            }}
            error={errorOf(index)?.message}
          />
          {rows.length > 1 && (
            <IconButton
              aria-label={`Remove ${one.toLowerCase()} ${index + 1}`}
              onClick={() => onChange(rows.toSpliced(index, 1))}
              sx={{ mb: 1 }}
            >
              <Delete fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {rows.length < productLimits.rows && (
        <Button
          variant="outlined"
          color="secondary"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...rows, ''])}
        >
          Add {one}
        </Button>
      )}
    </Box>
  );
}
