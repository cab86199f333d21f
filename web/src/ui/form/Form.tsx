import { zodResolver } from '@hookform/resolvers/zod';
import Box, { type BoxProps } from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Reason } from '@tempera/domain/calls/reasons';
import { messages } from '@tempera/domain/site/messages';
import type { BaseSyntheticEvent, KeyboardEventHandler, ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  get,
  type Resolver,
  type SubmitErrorHandler,
  type UseFormProps,
  type UseFormReturn,
  useFormContext,
  useForm as useHookForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { isRefusal } from '../../firebase/live/listen.ts';
import { CallError, errorText } from '../../firebase/write/call.ts';
import { InlineNotice } from '../InlineNotice.tsx';

type Schema<In, Out> = z.ZodType<Out, In>;
export type FormState<In extends FieldValues, Out = In> = UseFormReturn<In, unknown, Out>;

interface FormOptions<In extends FieldValues, Out>
  extends Omit<UseFormProps<In, unknown, Out>, 'resolver' | 'context'> {
  /** A function is asked each time that the values are checked: for a form not always checked alike, or to load late. */
  schema: Schema<In, Out> | (() => Schema<In, Out> | Promise<Schema<In, Out>>);
}

/**
 * The state of a form that a schema checks: the one that the function behind the form parses, or one beside it. What is
 * typed goes in, what is stored comes out.
 */
export function useForm<In extends FieldValues, Out>({ schema, ...options }: FormOptions<In, Out>) {
  const resolver: Resolver<In, unknown, Out> = async (values, context, details) => {
    const checked = (typeof schema === 'function' ? await schema() : schema) as Schema<In, FieldValues>;
    const resolve = zodResolver(checked, undefined, { mode: 'sync' }) as Resolver<In, unknown, Out>;
    return resolve(values, context, details);
  };
  return useHookForm<In, unknown, Out>({ ...options, resolver });
}

/** What a failure says, and at which field; without one, in the form's alert. Null says nothing. */
export type Failure<In extends FieldValues> = { text: string; field?: FieldPath<In> | undefined } | null;

export interface Sending<In extends FieldValues, Out> {
  form: FormState<In, Out>;
  /** Sends what was checked; what it throws is shown, and what was typed stays. */
  onSubmit: (values: Out, event?: BaseSyntheticEvent) => Promise<void> | void;
  onInvalid?: SubmitErrorHandler<In>;
  /** The fields that refusals belong to, by their reason. */
  fieldOf?: Partial<Record<Reason, FieldPath<In>>>;
  /** What is said when the rules refuse a write, which have no words of their own. */
  refused?: string;
  /** For failures that are neither refusals nor a lost connection; undefined leaves one to the form. */
  describe?: (error: unknown) => Failure<In> | undefined;
}

interface FormProps<In extends FieldValues, Out> extends Sending<In, Out> {
  id?: string;
  /** What the form is called, for screen readers. */
  label?: string;
  sx?: BoxProps['sx'];
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/**
 * A form: each message of its schema stands at its field, and the first wrong one gets the focus; so does what a function
 * refuses, as far as it says which field is meant. {@link FormAlert} shows the rest.
 */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onSubmit, onInvalid, label, sx, children, id, onKeyDown } = props;
  const send = async (values: Out, event?: BaseSyntheticEvent) => {
    // Hence the toasts of the attempt before end; an event, since most pages never load what shows them.
    window.dispatchEvent(new Event('tempera:attempt'));
    try {
      await onSubmit(values, event);
    } catch (error) {
      showFailure(form, failureOf(error, props));
    }
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id}
        aria-label={label}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={form.handleSubmit(send, onInvalid)}
        sx={[{ display: 'grid', gap: 5 }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {children}
      </Box>
    </FormProvider>
  );
}

/** Whether a form was sent with a required field that has nothing in it. */
export function lacksSomething<In extends FieldValues, Out>({ formState }: FormState<In, Out>): boolean {
  const typesOf = (errors: object): unknown[] =>
    Object.values(errors).flatMap((error) =>
      error && 'type' in error ? [error.type] : error ? typesOf(error as object) : [],
    );
  return formState.isSubmitted && typesOf(formState.errors).includes('too_small');
}

/** Puts a failure where it belongs. */
export function showFailure<In extends FieldValues, Out>(
  form: FormState<In, Out>,
  failure: Failure<In>,
): void {
  if (!failure) return;
  const { field, text } = failure;
  if (field) form.setError(field, { type: 'refused', message: text }, { shouldFocus: true });
  else form.setError('root', { message: text });
}

function failureOf<In extends FieldValues, Out>(
  error: unknown,
  { form, describe, fieldOf, refused }: Sending<In, Out>,
): Failure<In> {
  const described = describe?.(error);
  if (described !== undefined) return described;
  const byRules = isRefusal(error);
  const text = errorText(error, byRules && refused ? refused : messages.networkError);
  if (!(error instanceof CallError)) return { text };
  const { reason, field } = error.refusal ?? {};
  const known = reason === 'invalid-input' && field && get(form.getValues(), field) !== undefined;
  const meant = known ? (field as FieldPath<In>) : reason && fieldOf?.[reason];
  return { text, field: meant };
}

/** What went wrong with the whole form, where it stands. */
export function FormAlert() {
  const { root } = useFormContext().formState.errors;
  if (!root?.message) return null;
  return (
    <InlineNotice kind="error" role="alert">
      {root.message}
    </InlineNotice>
  );
}

/** The button that sends the form; `busy` is what it says meanwhile. */
export function SubmitButton({
  busy,
  disabled = false,
  children,
  ...button
}: ButtonProps & { busy?: string }) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting || disabled} {...button}>
      {isSubmitting ? (busy ?? children) : children}
    </Button>
  );
}
