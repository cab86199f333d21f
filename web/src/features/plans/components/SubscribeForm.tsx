import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { messages } from '@tempera/domain/site/messages';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { CardFields } from '../../../ui/card/CardFields.tsx';
import { type CardField, type CardValues, checkCard, emptyCard } from '../../../ui/card/check-card.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import type { PlanProblem } from '../describe-plan-problem.ts';

interface SubscribeFormProps {
  /** What the button says while nothing runs. */
  action: string;
  busy: boolean;
  problem: PlanProblem | null;
  onSubmit: (card: CardValues) => Promise<void>;
}

/** The card that a plan is paid with, now and at each renewal. */
export function SubscribeForm({ action, busy, problem, onSubmit }: SubscribeFormProps) {
  const form = useForm<CardValues>({ defaultValues: emptyCard, mode: 'onTouched', resolver });
  const { errors, isSubmitted } = form.formState;
  const { setError } = form;
  const missing = isSubmitted && Object.values(errors).some((error) => error.type === 'required');
  useEffect(() => {
    if (problem?.field) setError(problem.field, { message: problem.text }, { shouldFocus: true });
  }, [problem, setError]);
  const fill = (field: CardField, value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });

  return (
    <Box
      component="form"
      aria-label="Subscribe"
      noValidate
      onSubmit={form.handleSubmit(onSubmit)}
      sx={{ display: 'grid', gap: 10 }}
    >
      <CardFields register={form.register} errors={errors} fill={fill} />
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
    </Box>
  );
}

const resolver: Resolver<CardValues> = (values) => {
  const errors = checkCard(values);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
