import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenOrderOutput } from '@tempera/domain/orders/linked-order';
import { findOrderPath, libraryPath } from '@tempera/domain/orders/order-paths';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountOffer } from '../../features/checkout/components/AccountOffer.tsx';
import { ConfirmPayment } from '../../features/checkout/components/ConfirmPayment.tsx';
import { OrderView } from '../../features/checkout/components/OrderView.tsx';
import { ReceiptSkeleton } from '../../features/checkout/components/Receipt.tsx';
import { useLinkedOrder } from '../../features/checkout/use-linked-order.ts';
import { usePayAgain } from '../../features/checkout/use-pay-again.ts';
import { DownloadButton } from '../../features/library/DownloadButton.tsx';
import { useMember } from '../../firebase/auth/session.ts';
import { CreditNoteButtons } from '../../ui/CreditNoteButtons.tsx';
import { lazyPiece } from '../../ui/connection.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InvoiceButton } from '../../ui/InvoiceButton.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** For who has it in their own library: git asks for a token of an account. */
const CloneLines = lazyPiece(() => import('../../features/library/CloneLines.tsx'));

/** An order by the signed link of its mail, in any browser and without an account. */
export function Component() {
  const link = useLocation().hash.slice(1);
  return <OrderOf key={link} link={link} />;
}

function OrderOf({ link }: { link: string }) {
  const [again, setAgain] = useState(0);
  const ask = () => setAgain((times) => times + 1);
  const state = useLinkedOrder(link, again);
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 } }}>
      <PageMeta title="Your order" noIndex />
      {state.status === 'loading' && <ReceiptSkeleton />}
      {state.status === 'refused' && <Refused {...state} />}
      {state.status === 'failed' && <ErrorState level="h1" onRetry={ask} />}
      {state.status === 'found' && <LinkedOrder {...state.opened} link={link} onRefused={ask} />}
    </PageWidth>
  );
}

function Refused({ text, wrong }: { text: string; wrong: boolean }) {
  return (
    <EmptyState
      icon="file"
      level="h1"
      title={wrong ? messages.checkout.orderNotFound : 'This order can’t be opened now'}
      text={wrong ? 'This link does not open an order. It may be cut off, or no longer valid.' : text}
      action={
        <>
          {wrong && (
            <Button variant="contained" href={findOrderPath}>
              Find my order
            </Button>
          )}
          <Button href={paths.support}>Contact Support</Button>
        </>
      }
    />
  );
}

interface LinkedOrderProps extends OpenOrderOutput {
  link: string;
  /** A download was refused. */
  onRefused: () => void;
}

function LinkedOrder({ order, downloadable, invoice, owner, link, onRefused }: LinkedOrderProps) {
  const member = useMember();
  const { payAgain } = usePayAgain(order);
  const isComplete = order.status === 'completed';
  return (
    <OrderView
      order={order}
      step={
        order.paymentStatus === 'requires-action' && (
          <ConfirmPayment orderId={order.id} orderLink={link} onCanceled={payAgain} />
        )
      }
      itemAction={({ slug, name }) =>
        downloadable.includes(slug) ? (
          <>
            <DownloadButton slug={slug} title={name} orderLink={link} onRefused={onRefused} />
            {owner === 'you' && member && (
              <Suspense>
                <CloneLines slug={slug} title={name} />
              </Suspense>
            )}
          </>
        ) : (
          isComplete && (
            <Typography variant="body2" color="textSecondary">
              Not available for download right now.
            </Typography>
          )
        )
      }
      next={owner === 'guest' && isComplete && <AccountOffer email={order.customer.email} atOnce={false} />}
      actions={
        <>
          {owner === 'you' && (
            <Button variant="contained" href={libraryPath}>
              Open your library
            </Button>
          )}
          {owner === 'account' && member === null && (
            <Button variant="outlined" href={paths.loginThen(libraryPath)}>
              Log in to your library
            </Button>
          )}
          {invoice && (
            <InvoiceButton of={{ orderLink: link }} name={order.id} size="medium" variant="outlined" />
          )}
          <CreditNoteButtons paid={order} name={order.id} orderLink={link} size="medium" variant="outlined" />
          <Button variant="outlined" href={paths.support}>
            Contact Support
          </Button>
        </>
      }
      note={
        <Typography variant="body2" color="textSecondary">
          Keep this page’s link, or the email it came in: it opens this order in any browser.
          {isComplete && ' Anyone who has it can download what you bought.'}
        </Typography>
      }
    />
  );
}
