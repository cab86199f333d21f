import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Card, cardForm, emptyCard } from '@tempera/domain/money/card';
import { messages } from '@tempera/domain/site/messages';
import { useEffect } from 'react';
import { CardFields } from '../../../ui/card/CardFields.tsx';
import { Form, lacksSomething, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import type { PlanProblem } from '../describe-plan-problem.ts';

interface SubscribeFormProps {
  /** What the button says while nothing runs. */
  action: string;
  busy: boolean;
  problem: PlanProblem | null;
  onSubmit: (card: Card) => Promise<void>;
}

/** The card that a plan is paid with, now and at each renewal. */
export function SubscribeForm({ action, busy, problem, onSubmit }: SubscribeFormProps) {
  const form = useForm({ schema: cardForm, defaultValues: { card: emptyCard }, mode: 'onTouched' });
  const missing = lacksSomething(form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each problem
  useEffect(() => {
    if (problem?.field) showFailure(form, problem);
  }, [problem]);
  return (
    <Form form={form} label="Subscribe" onSubmit={({ card }) => onSubmit(card)} sx={{ gap: 10 }}>
      <CardFields />
      <Box sx={{ display: 'grid', gap: 4 }}>
        {missing && (
          <InlineNotice kind="error" role="alert">
            {messages.checkout.missing}
          </InlineNotice>
        )}
        {problem && !missing && (
          <InlineNotice kind="error" role="alert">
            {problem.text}
          </InlineNotice>
        )}
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? 'Starting your plan…' : action}
        </Button>
      </Box>
    </Form>
  );
}
