import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CreateTokenOutput } from '@tempera/domain/tokens/token-calls';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ListedToken, revokeToken, useTokens } from './api/tokens.ts';
import { NewToken } from './components/NewToken.tsx';
import { TokenRow } from './components/TokenRow.tsx';
import { ToolSetups } from './components/ToolSetups.tsx';

const CreateTokenDialog = lazy(() => import('./components/CreateTokenDialog.tsx'));

/** A person's access tokens: `/profile#tokens`. */
export function TokensPanel({ person }: { person: Person }) {
  const tokens = useTokens(person.uid);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<(CreateTokenOutput & { name: string }) | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        Git, npm, agents and other programs use a token in place of your password. Give each its own, so that
        you can revoke one without the others.
      </Typography>
      {made && <NewToken key={made.tokenId} {...made} onDone={() => setMade(null)} />}
      {/* What is shown once comes first: its button is the one in color. */}
      <Button
        variant={made ? 'outlined' : 'contained'}
        onClick={() => setCreating(true)}
        sx={{ justifySelf: 'start' }}
      >
        Create a token
      </Button>
      <LiveData live={tokens}>
        {(found) => <TokenList tokens={found} onRevoked={(id) => made?.tokenId === id && setMade(null)} />}
      </LiveData>
      <ToolSetups />
      {creating && (
        <Suspense>
          <CreateTokenDialog person={person} onCreated={setMade} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Box>
  );
}

interface TokenListProps {
  tokens: readonly ListedToken[];
  onRevoked: (tokenId: string) => void;
}

function TokenList({ tokens, onRevoked }: TokenListProps) {
  const [leaving, setLeaving] = useState<ListedToken | null>(null);
  const now = Date.now();
  if (tokens.length === 0) return <Typography>No access tokens yet.</Typography>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} now={now} onRevoke={() => setLeaving(token)} />
        ))}
      </Box>
      {leaving && (
        <ConfirmDialog
          title={`Revoke “${leaving.name}”?`}
          action="Revoke token"
          busy="Revoking…"
          grave
          onConfirm={async () => {
            await revokeToken(leaving.id);
            onRevoked(leaving.id);
            showToast({ title: 'Token revoked', text: leaving.name, kind: 'success' });
          }}
          onClose={() => setLeaving(null)}
        >
          Whatever uses it loses access at once. You can’t undo this.
        </ConfirmDialog>
      )}
    </>
  );
}
