import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tagLimits, withTag } from '@tempera/domain/conversations/ticket-desk';
import { type FormEvent, useState } from 'react';
import { Icon } from './Icon.tsx';
import { TextInput } from './TextInput.tsx';

interface TagListProps {
  tags: readonly string[];
  /** What is tagged, as it is read out: `the ticket`. */
  of: string;
  onChange: (tags: readonly string[]) => void;
}

/** The tags of something, each a press from being gone, and a field for one more. */
export function TagList({ tags, of, onChange }: TagListProps) {
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const next = withTag(tags, typed);
    if (next !== tags) onChange(next);
    setTyped('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {tags.length > 0 && (
        <Box
          component="ul"
          aria-label="Tags"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0 }}
        >
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                size="small"
                variant="outlined"
                color="secondary"
                aria-label={`Remove the tag ${tag}`}
                endIcon={<Icon name="close" size={14} />}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                {tag}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {tags.length < tagLimits.count && (
        <Box component="form" aria-label={`Tag ${of}`} onSubmit={add}>
          <TextInput
            label="Add a tag"
            placeholder="Type a tag, then press Enter"
            maxLength={tagLimits.length}
            field={{ name: 'tag', value: typed, onChange: ({ target }) => setTyped(target.value) }}
          />
        </Box>
      )}
    </Box>
  );
}
