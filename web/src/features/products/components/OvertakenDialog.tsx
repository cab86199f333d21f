import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import {
  changedFields,
  type ProductText,
  type TextField,
  withFields,
} from '@tempera/domain/catalogue/product-form';
import { cents, formatPrice } from '@tempera/domain/money/money';
import { useId, useState } from 'react';
import { errorText } from '../../../firebase/write/call.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

interface OvertakenDialogProps {
  /** As it was opened, as somebody else has it now, and as it was to be saved. */
  base: ProductText;
  theirs: ProductText;
  ours: ProductText;
  onClose: () => void;
  onSave: (text: ProductText) => Promise<void>;
}

/**
 * Shows what somebody else has saved meanwhile, and saves what is chosen of both. What only they changed is theirs at
 * first; what both changed is ours.
 */
export default function OvertakenDialog({ base, theirs, ours, onClose, onSave }: OvertakenDialogProps) {
  const id = useId();
  const both = changedFields(theirs, ours);
  const mine = changedFields(base, ours);
  const [taken, setTaken] = useState<readonly TextField[]>(both.filter((field) => !mine.includes(field)));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const save = async () => {
    setBusy(true);
    try {
      await onSave(withFields(ours, theirs, taken));
    } catch (cause) {
      setError(errorText(cause, 'Nothing was saved.'));
    }
    setBusy(false);
  };
  const choose = (field: TextField, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, field] : taken.filter((other) => other !== field));
  return (
    <MuiDialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>Someone else saved this product</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 5 }}>
          Another admin changed it while you were editing. Your changes are not saved yet. Choose what to
          keep.
        </Typography>
        <Box sx={{ display: 'grid', gap: 5 }}>
          {both.map((field) => (
            <TwoVersions
              key={field}
              field={field}
              theirs={theirs}
              ours={ours}
              isTheirs={taken.includes(field)}
              onChoose={(isTheirs) => choose(field, isTheirs)}
            />
          ))}
          {both.length === 0 && <Typography>Their changes are the same as yours.</Typography>}
          {error && (
            <InlineNotice kind="error" role="alert">
              {error}
            </InlineNotice>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Keep editing</Button>
        <Button variant="contained" disabled={busy} onClick={save}>
          {busy ? 'Saving…' : 'Save selection'}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}

const names: Record<TextField, string> = {
  title: 'Title',
  description: 'Short description',
  fullDescription: 'Full description',
  priceCents: 'Price',
  category: 'Category',
  image: 'Image URL',
  pictures: 'More pictures',
  video: 'Video',
  demoUrl: 'Demo URL',
  technology: 'Technology',
  browsers: 'Browsers',
  build: 'Build',
  license: 'License',
  tags: 'Tags',
  features: 'Features',
  includes: 'Included items',
};

function textOf(product: ProductText, field: TextField): string {
  const value = product[field];
  if (typeof value === 'number') return formatPrice(cents(value));
  if (value === null) return 'empty';
  return (typeof value === 'string' ? value : value.join('\n')) || 'empty';
}

interface TwoVersionsProps {
  field: TextField;
  theirs: ProductText;
  ours: ProductText;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** A field as two people have it, and which of the two is taken. */
function TwoVersions({ field, theirs, ours, isTheirs, onChoose }: TwoVersionsProps) {
  const id = useId();
  const choices = [
    { label: 'Theirs', text: textOf(theirs, field), chosen: isTheirs, value: true },
    { label: 'Yours', text: textOf(ours, field), chosen: !isTheirs, value: false },
  ];
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2">
        {names[field]}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {choices.map(({ label, text, chosen, value }) => (
          <Box
            key={label}
            component="label"
            sx={{ ...face, borderColor: chosen ? 'primary.main' : 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Radio name={id} checked={chosen} onChange={() => onChoose(value)} />
              {label}
            </Box>
            <Typography variant="body2" sx={words}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const face = { display: 'block', p: 3, border: 1, borderRadius: 1, cursor: 'pointer', minWidth: 0 } as const;
const words = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '10rem',
  overflowY: 'auto',
} as const;
