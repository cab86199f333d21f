import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { groupAttempts } from '@tempera/domain/money/attempts';
import { isBillableCharge } from '@tempera/domain/money/invoice';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { refusalOfChargeRefund } from '@tempera/domain/plans/refund-charge';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { formatTime } from '@tempera/domain/site/dates';
import { evidenceWords, thinEvidenceLabel } from '@tempera/domain/tax/evidence-words';
import { Suspense, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { CreditNoteButtons } from '../../../ui/CreditNoteButtons.tsx';
import { InvoiceButton } from '../../../ui/InvoiceButton.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { DisputeNotice } from '../../../ui/payment/DisputeNotice.tsx';
import { OpenRefundNotice } from '../../../ui/payment/OpenRefundNotice.tsx';
import { PaymentAttempts, type ShownAttempt } from '../../../ui/payment/PaymentAttempts.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useChargesOf } from '../api/subscriptions.ts';
import { attemptLook, attemptOf, chargeKinds, lookOf, whatADisputeDoes } from '../subscription-words.ts';

const RefundChargeDialog = lazyDialog(() => import('./RefundChargeDialog.tsx'));

const moneyOf = ({ amountCents, currency }: PlanCharge) => formatMoney(amountCents as Cents, currency);

function shown(charge: PlanCharge): ShownAttempt {
  const { id, at, payment, failure, reference } = charge;
  const { type = 'card', brand = null, country = null, last4, provider } = payment;
  const method = last4 || brand ? { type, brand, last4: last4 || null, country } : null;
  return { id, at, amount: moneyOf(charge), look: attemptLook(charge), method, failure, provider, reference };
}

/** The newest attempt at each payment stands for it: that is the one that was paid, or how it stands by now. */
const byPeriod = (charges: readonly PlanCharge[]) =>
  groupAttempts(charges, attemptOf).flatMap((attempts) => {
    const [charge] = attempts;
    return charge ? [{ charge, attempts }] : [];
  });

/** What was charged for somebody's plan, the newest first, each with the attempts that it took and its papers. @param plan names plans by their ids */
export function ChargesCard({ uid, plan }: { uid: string; plan: (id: string) => string }) {
  const [refunding, setRefunding] = useState<PlanCharge | null>(null);
  return (
    <Card title="Charges">
      <LiveData live={useChargesOf(uid)}>
        {(charges) =>
          charges.length === 0 ? (
            <Typography color="textSecondary">Nothing was charged yet.</Typography>
          ) : (
            <Box component="ul" aria-label="Charges" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {byPeriod(charges).map(({ charge, attempts }) => (
                <Box
                  component="li"
                  key={charge.id}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: 2,
                    py: 3,
                    borderBottom: 1,
                    borderColor: 'divider',
                    '&:last-of-type': { borderBottom: 0, pb: 0 },
                  }}
                >
                  <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                    <Typography>
                      {chargeKinds[charge.kind]}: {plan(charge.planId)}
                    </Typography>
                    {charge.thinEvidence && charge.tax && (
                      <Typography variant="body2" color="textSecondary">
                        {thinEvidenceLabel}: {evidenceWords(charge.tax.evidence)}
                      </Typography>
                    )}
                    {charge.taxFiling?.state === 'refused' && (
                      <Typography variant="body2" sx={{ color: 'vermilion.text' }}>
                        Stripe Tax would not take it for its reports. The log says why. Add it there by hand.
                      </Typography>
                    )}
                  </Box>
                  <Typography variant="mono">{moneyOf(charge)}</Typography>
                  <Tag {...lookOf(charge)} />
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
                    {isBillableCharge(charge) && (
                      <InvoiceButton
                        of={{ chargeId: charge.id }}
                        name={formatTime(charge.at)}
                        variant="outlined"
                      />
                    )}
                    {!charge.openRefund && refusalOfChargeRefund(charge, 1) === null && (
                      <Button size="small" variant="outlined" onClick={() => setRefunding(charge)}>
                        Refund…
                      </Button>
                    )}
                    <CreditNoteButtons paid={charge} name={formatTime(charge.at)} variant="outlined" />
                  </Box>
                  {(charge.dispute || charge.openRefund) && (
                    <Box sx={{ flexBasis: '100%', display: 'grid', gap: 2 }}>
                      {charge.dispute && (
                        <DisputeNotice
                          dispute={charge.dispute}
                          currency={charge.currency}
                          does={whatADisputeDoes(charge.dispute, charge)}
                        />
                      )}
                      {charge.openRefund && <OpenRefundNotice {...charge.openRefund} />}
                    </Box>
                  )}
                  <Box sx={{ flexBasis: '100%' }}>
                    <PaymentAttempts attempts={attempts.map(shown)} />
                  </Box>
                </Box>
              ))}
            </Box>
          )
        }
      </LiveData>
      <Suspense>
        {refunding && <RefundChargeDialog uid={uid} charge={refunding} onClose={() => setRefunding(null)} />}
      </Suspense>
    </Card>
  );
}
