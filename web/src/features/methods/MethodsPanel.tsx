import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { methodName } from '@tempera/domain/money/method-name';
import type { KeptMethod, SavedMethodsOutput } from '@tempera/domain/money/saved-methods';
import { useCallback, useEffect, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import type { Live } from '../../firebase/live/use-doc.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { savedMethods } from '../../ui/payment/saved-methods.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { AddMethodDialog } from './components/AddMethodDialog.tsx';

/** What a member has kept to pay with: `/profile#methods`. */
export function MethodsPanel({ person }: { person: Person }) {
  const { kept, setKept } = useKept();
  const [adding, setAdding] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 6, justifyItems: 'start' }}>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        The payment provider keeps these for you; this store never sees their numbers. You can use them at the
        checkout and for your plan.
      </Typography>
      <Box sx={{ width: '100%' }}>
        <LiveData live={kept}>{(found) => <MethodList {...found} onChange={setKept} />}</LiveData>
      </Box>
      {kept.data && (
        <Button variant="contained" onClick={() => setAdding(true)}>
          Add a payment method
        </Button>
      )}
      {adding && (
        <AddMethodDialog
          person={person}
          hasPlan={kept.data !== null && kept.data.planMethod !== null}
          due={kept.data?.planDue ?? null}
          onKept={setKept}
          onClose={() => setAdding(false)}
        />
      )}
    </Box>
  );
}

/** The list as the provider has it now. */
function useKept() {
  const [kept, setLive] = useState<Live<SavedMethodsOutput>>({ loading: true, data: null, error: undefined });
  const setKept = useCallback(
    (data: SavedMethodsOutput) => setLive({ loading: false, data, error: undefined }),
    [],
  );
  useEffect(() => {
    let current = true;
    savedMethods({ action: 'list' }).then(
      (data) => current && setKept(data),
      (error: Error) => current && setLive({ loading: false, data: null, error }),
    );
    return () => {
      current = false;
    };
  }, [setKept]);
  return { kept, setKept };
}

interface MethodListProps extends SavedMethodsOutput {
  onChange: (kept: SavedMethodsOutput) => void;
}

function MethodList({ methods, planMethod, onChange }: MethodListProps) {
  const [leaving, setLeaving] = useState<KeptMethod | null>(null);
  if (methods.length === 0) {
    return (
      <Typography>No payment methods yet. Add one here, or save your card with your next order.</Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {methods.map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            paysForPlan={method.id === planMethod}
            onRemove={() => setLeaving(method)}
          />
        ))}
      </Box>
      {leaving && (
        <ConfirmDialog
          title={`Remove ${methodName(leaving)}?`}
          action="Remove"
          busy="Removing…"
          grave
          onConfirm={async () => {
            onChange(await savedMethods({ action: 'forget', method: leaving.id }));
            showToast({ title: 'Payment method removed', text: methodName(leaving), kind: 'success' });
          }}
          onClose={() => setLeaving(null)}
        >
          You can’t pay with it here anymore until you add it again.
        </ConfirmDialog>
      )}
    </>
  );
}

interface MethodRowProps {
  method: KeptMethod;
  paysForPlan: boolean;
  onRemove: () => void;
}

function MethodRow({ method, paysForPlan, onRemove }: MethodRowProps) {
  const name = methodName(method);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {method.expires && (
          <Typography variant="body2" color="textSecondary">
            Expires {method.expires}
          </Typography>
        )}
      </Box>
      {paysForPlan ? (
        <Tag label="Pays for your plan" tone="ultramarine" />
      ) : (
        <Button color="error" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Box>
  );
}
