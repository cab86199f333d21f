import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { addTag } from '../add-tag.ts';
import { productLimits } from '../check-product.ts';

interface TagsFieldProps {
  tags: readonly string[];
  error?: string;
  onChange: (tags: string[]) => void;
}

/** Tags as chips; Enter adds one. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
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
        error={error}
        hint="Enter adds a tag."
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
