import Typography from '@mui/material/Typography';
import { may } from '@tempera/domain/people/roles';
import { type Scope, scopes } from '@tempera/domain/tokens/scopes';
import type { CreateTokenOutput } from '@tempera/domain/tokens/token-calls';
import { withProof } from '../../../firebase/auth/proof.ts';
import type { Person } from '../../../firebase/auth/session.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect, FormText } from '../../../ui/form/fields.tsx';
import { createToken } from '../api/tokens.ts';
import { lives, tokenForm } from '../token-form.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

interface CreateTokenDialogProps {
  person: Person;
  onCreated: (token: CreateTokenOutput & { name: string }) => void;
  onClose: () => void;
}

/** Asks what a token is for, what it may do and for how long. */
export default function CreateTokenDialog({ person, onCreated, onClose }: CreateTokenDialogProps) {
  const form = useForm({
    schema: tokenForm,
    defaultValues: { name: '', scopes: ['library', 'profile'] as Scope[], expiresInDays: '90' },
  });
  const offered = scopes.filter((scope) => scope !== 'publish' || may(person.role, 'manageStore'));
  return (
    <FormDialog
      title="Create an access token"
      submit="Create token"
      busy="Creating…"
      onClose={onClose}
      form={form}
      onSubmit={async (values) => {
        const made = await withProof(() => createToken(values));
        onCreated({ ...made, name: values.name });
        onClose();
      }}
    >
      <FormText
        name="name"
        label="Name"
        hint="Where you’ll use it, such as “Work laptop”"
        autoComplete="off"
      />
      <ScopeChoice offered={offered} />
      <FormSelect name="expiresInDays" label="Expires after" options={lives} />
      <Typography variant="body2" color="textSecondary">
        The token is shown once, after this. Have a place ready to keep it.
      </Typography>
    </FormDialog>
  );
}
