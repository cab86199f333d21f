import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CreateTokenOutput } from '@tempera/domain/tokens/token-calls';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ListedToken, revokeToken, useTokens } from './api/tokens.ts';
import { NewToken } from './components/NewToken.tsx';
import { TokenRow } from './components/TokenRow.tsx';
import { ToolSetups } from './components/ToolSetups.tsx';

const CreateTokenDialog = lazyDialog(() => import('./components/CreateTokenDialog.tsx'));

/** A person's access tokens: `/profile#tokens`. */
export function TokensPanel({ person }: { person: Person }) {
  const tokens = useTokens(person.uid);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<(CreateTokenOutput & { name: string }) | null>(null);
  const create = useRef<HTMLButtonElement>(null);
  // Where what had the focus is gone, it goes on here.
  const focusCreate = () => create.current?.focus();
  const finish = () => {
    setMade(null);
    focusCreate();
  };
  return (
    <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        Git, npm, agents and other programs use a token in place of your password. Give each its own, so that
        you can revoke one without the others.
      </Typography>
      {made && <NewToken key={made.tokenId} {...made} onDone={finish} />}
      {/* What is shown once comes first: its button is the one in color. */}
      <Button
        ref={create}
        variant={made ? 'outlined' : 'contained'}
        onClick={() => setCreating(true)}
        sx={{ justifySelf: 'start' }}
      >
        Create a token
      </Button>
      <LiveData live={tokens}>
        {(found) => (
          <TokenList
            tokens={found}
            onRevoked={(id) => made?.tokenId === id && setMade(null)}
            onClosed={focusCreate}
          />
        )}
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
  /** The question is closed whose button’s row is gone. */
  onClosed: () => void;
}

function TokenList({ tokens, onRevoked, onClosed }: TokenListProps) {
  const [leaving, setLeaving] = useState<ListedToken | null>(null);
  const isRevoked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the question has closed and given the focus back
  useEffect(() => {
    if (leaving !== null || !isRevoked.current) return;
    isRevoked.current = false;
    onClosed();
  }, [leaving]);
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
            isRevoked.current = true;
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
