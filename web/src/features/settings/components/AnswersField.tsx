import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { maxAnswers } from '@tempera/domain/catalogue/creator';
import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

interface AnswersFieldProps {
  form: UseFormReturn<SettingsForm>;
  label: string;
}

/** Questions with their answers, in the order in which the page shows them. */
export function AnswersField({ form, label }: AnswersFieldProps) {
  const { register, watch, control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'creator.answers' });
  const errors = formState.errors.creator?.answers;
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 6, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 4 }}>
        {label}
      </Typography>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'grid', gap: 3, justifyItems: 'start', '& > div': { width: 1 } }}>
          <TextInput
            label={`Question ${index + 1}`}
            field={register(`creator.answers.${index}.question`)}
            error={errors?.[index]?.question?.message}
          />
          <TextArea
            label={`Answer ${index + 1}`}
            rows={2}
            limit={1_000}
            field={register(`creator.answers.${index}.answer`)}
            value={watch(`creator.answers.${index}.answer`)}
            error={errors?.[index]?.answer?.message}
          />
          <Button size="small" color="error" onClick={() => remove(index)}>
            Remove question {index + 1}
          </Button>
        </Box>
      ))}
      {fields.length < maxAnswers && (
        <Button
          variant="outlined"
          color="secondary"
          sx={{ justifySelf: 'start' }}
          onClick={() => append({ question: '', answer: '' })}
        >
          Add a question
        </Button>
      )}
    </Box>
  );
}
