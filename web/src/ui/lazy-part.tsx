import { messages } from '@tempera/domain/site/messages';
import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { showToast } from './toast.ts';

// biome-ignore lint/suspicious/noExplicitAny: as React has it, of any part, whose own type says what it takes
type Part = ComponentType<any>;

interface LostProps {
  load: () => Promise<{ default: Part }>;
  /** What the part is given. */
  given: { open?: boolean; anchor?: unknown; onClose?: () => void };
}

/** `lazy` that puts `Lost` in the place of code that doesn't come. What is wrong with the code itself is thrown. */
const lazyOr =
  (Lost: ComponentType<LostProps>): typeof lazy =>
  <T extends Part>(load: () => Promise<{ default: T }>) =>
    lazy(() =>
      load().catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
        const instead: Part = (given) => <Lost load={load} given={given} />;
        return { default: instead as T };
      }),
    );

/** `lazy` for a part that a page shows in a place of its own: if its code doesn't come, the place says so and can be asked to try again. */
export const lazyPart = lazyOr(function LostPart({ load, given }) {
  const [Found, setFound] = useState<Part | null>(null);
  const retry = useCallback(() => {
    load().then(
      (found) => setFound(() => found.default),
      () => {},
    );
  }, [load]);
  return Found ? <Found {...given} /> : <ErrorState level="h3" onRetry={retry} />;
});

/** `lazy` for a dialog: if its code doesn't come, a toast says so, the dialog counts as closed, and the next press asks again. */
export const lazyDialog = lazyOr(function LostDialog({ load, given }) {
  const [Found, setFound] = useState<Part | null>(null);
  const { anchor, open = anchor !== null, onClose } = given;
  const waits = open && !Found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it may be another with each drawing
  useEffect(() => {
    if (!waits) return;
    let wanted = true;
    load().then(
      (found) => wanted && setFound(() => found.default),
      () => {
        if (!wanted) return;
        showToast({ title: 'Couldn’t open this', text: messages.networkError, kind: 'error' });
        onClose?.();
      },
    );
    return () => {
      wanted = false;
    };
  }, [waits, load]);
  return Found && <Found {...given} />;
});
