import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { timings } from '@tempera/domain/site/timings';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../../firebase/write/call.ts';
import { showToast } from '../../ui/toast.ts';
import { describeFailure } from './describe-failure.ts';
import { downloadProduct } from './download-product.ts';

/** The plan's free templates of this month are spent: trying again is no help, another plan is. */
const isPlanLimit = (error: unknown) => error instanceof CallError && error.refusal?.reason === 'plan-limit';

/** Runs one download at a time for a button. `share` is null while idle, else what has arrived, from 0 to 1. */
export function useDownload(slug: string, version?: string) {
  const [share, setShare] = useState<number | null>(null);
  const navigate = useNavigate();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const cancelling = new AbortController();
    running.current = cancelling;
    setShare(0);
    try {
      const { fileName, handedOver } = await downloadProduct({ slug, version }, cancelling.signal, setShare);
      showToast({
        title: handedOver ? 'Download Started' : 'Download Complete',
        text: handedOver ? `Your browser is saving ${fileName}.` : `${fileName} is saved and checked.`,
        kind: 'success',
        durationMs: timings.downloadToast,
      });
    } catch (error) {
      if (!cancelling.signal.aborted) {
        const action = isPlanLimit(error)
          ? { label: 'See plans', run: () => navigate(paths.pricing) }
          : { label: 'Try again', run: start };
        showToast({
          title: messages.download.failedTitle,
          text: describeFailure(error),
          kind: 'error',
          action,
        });
      }
    } finally {
      running.current = null;
      setShare(null);
    }
  };

  return { share, start, cancel: () => running.current?.abort() };
}
