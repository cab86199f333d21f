import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { typedText } from '@tempera/domain/site/typed';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../form/Form.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormText } from '../form/fields.tsx';
import { Icon } from '../Icon.tsx';
import { showToast } from '../toast.ts';
import { type SavedView, savedViews, showsSame } from './saved-views.ts';

type Shown = Omit<SavedView, 'name'>;

function useViews(list: string) {
  const store = savedViews(list);
  return { views: store.use(), keep: store.set };
}

interface SavedViewsProps {
  /** Names the list among all, for what the browser keeps. */
  list: string;
  /** What the list shows now. */
  now: Shown;
  onShow: (view: Shown) => void;
}

/** The views of a list that somebody has named, each a click away; nothing where there are none. */
export function SavedViews({ list, now, onShow }: SavedViewsProps) {
  const { views, keep } = useViews(list);
  if (views.length === 0) return null;
  const remove = (view: SavedView) => {
    keep(views.filter(({ name }) => name !== view.name));
    showToast({
      title: `${view.name} removed`,
      kind: 'success',
      action: { label: 'Undo', run: () => keep(views) },
    });
  };
  return (
    <Box
      component="ul"
      aria-label="Saved views"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', p: 0, m: 0 }}
    >
      {views.map((view) => {
        const { name } = view;
        const open = showsSame(view, now);
        return (
          <Box key={name} component="li" sx={{ display: 'flex', maxWidth: 1 }}>
            <Chip
              clickable
              component="button"
              type="button"
              aria-pressed={open}
              label={name}
              color={open ? 'primary' : 'default'}
              variant={open ? 'filled' : 'outlined'}
              onClick={() => onShow(view)}
            />
            <Button
              aria-label={`Remove view ${name}`}
              onClick={() => remove(view)}
              sx={{ minWidth: 32, px: 1, py: 0, color: 'text.secondary' }}
            >
              <Icon name="close" size={16} />
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}

/** Offers to keep what the list shows, unless that is how everybody finds it or kept already. */
export function SaveView({ list, now }: Omit<SavedViewsProps, 'onShow'>) {
  const { views, keep } = useViews(list);
  const [asking, setAsking] = useState(false);
  const plain = now.address === '' && now.hidden.length === 0;
  if (!asking && (plain || views.some((view) => showsSame(view, now)))) return null;
  const save = (name: string) => {
    keep([...views.filter((view) => view.name !== name), { name, ...now }]);
    showToast({ title: 'View saved', text: name, kind: 'success' });
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setAsking(true)}>
        Save view
      </Button>
      {asking && (
        <NameDialog names={views.map(({ name }) => name)} onSave={save} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface NameDialogProps {
  /** Of the views there are. */
  names: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

const nameForm = z.object({ name: typedText(40, 'Enter a name.') });

function NameDialog({ names, onSave, onClose }: NameDialogProps) {
  const form = useForm({ schema: nameForm, defaultValues: { name: '' } });
  const taken = names.includes(form.watch('name').trim());
  return (
    <FormDialog
      title="Save view"
      submit={taken ? 'Replace view' : 'Save'}
      onClose={onClose}
      form={form}
      onSubmit={({ name }) => onSave(name)}
    >
      <FormText
        name="name"
        label="Name"
        hint={
          taken
            ? 'You have a view with this name. It will be replaced.'
            : 'Keeps search, filters, order and columns in this browser.'
        }
      />
    </FormDialog>
  );
}
