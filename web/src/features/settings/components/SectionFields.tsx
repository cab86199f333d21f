import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { may, type Role } from '@tempera/domain/people/roles';
import type { Field } from '@tempera/domain/settings/field';
import { type FieldWords, fieldAt, type SettingsSection } from '@tempera/domain/settings/settings-fields';
import { useFieldArray } from 'react-hook-form';
import { FormSelect, FormSwitch, FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { PictureField } from './PictureField.tsx';
import { SellerGaps } from './SellerGaps.tsx';
import { TaxGaps } from './TaxGaps.tsx';

interface SectionFieldsProps {
  section: SettingsSection;
  role: Role;
  /** Choices that can't be changed any more, by their names, with the reason. */
  fixed: Readonly<Record<string, string>>;
}

/** One section of the settings under its heading, as somebody of this role may change it. */
export function SectionFields({ section, role, fixed }: SectionFieldsProps) {
  const { id, title, lead, fields, note, reserved } = section;
  const isReserved = ({ needs }: FieldWords) => needs !== undefined && !may(role, needs);
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ display: 'grid', gap: 5, maxWidth: '36rem', scrollMarginTop: { xs: '8rem', md: '10rem' } }}
    >
      <Box>
        <Typography id={`${id}-title`} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </Box>
      {note && <InlineNotice>{note}</InlineNotice>}
      {Object.values(fields).some(isReserved) && <InlineNotice>{reserved}</InlineNotice>}
      {id === 'invoices' && <SellerGaps />}
      {id === 'tax' && <TaxGaps />}
      {Object.entries(fields).map(([name, words]) => (
        <SettingsField
          key={name}
          name={name}
          field={fieldAt(name)}
          words={words}
          readOnly={isReserved(words)}
          fixed={fixed[name]}
        />
      ))}
    </Box>
  );
}

interface SettingsFieldProps {
  name: string;
  field: Field;
  words: FieldWords;
  /** Fields of texts and figures alone are ever reserved. */
  readOnly: boolean;
  /** Why a choice can't be changed; of others there is none. */
  fixed: string | undefined;
}

/** One setting, by its kind. */
function SettingsField({ name, field, words, readOnly, fixed }: SettingsFieldProps) {
  const { label, hint, area = false, options } = words;
  switch (field.kind) {
    case 'switch':
      return <FormSwitch name={name} title={label} text={hint} />;
    case 'choice': {
      const values = options ?? field.options.map((value) => ({ value, label: value }));
      return <FormSelect name={name} label={label} options={values} fixed={fixed} />;
    }
    case 'text': {
      const text = { name, label, optional: !field.filled };
      if (words.picture) return <PictureField {...text} hint={hint} />;
      if (area) return <FormTextArea {...text} limit={field.max} />;
      return <FormText {...text} hint={hint} readOnly={readOnly} />;
    }
    case 'list':
      if (field.item.kind === 'text') {
        return <FormTextArea name={name} label={label} limit={field.max * (field.item.max + 1)} optional />;
      }
      return <AnswersField name={name} label={label} max={field.max} />;
    default:
      return (
        <FormText
          name={name}
          label={label}
          hint={hint}
          readOnly={readOnly}
          inputMode={field.kind === 'count' ? 'numeric' : 'decimal'}
        />
      );
  }
}

/** Questions with their answers, in the order in which the page shows them. */
function AnswersField({ name, label, max }: { name: string; label: string; max: number }) {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 6, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 4 }}>
        {label}
      </Typography>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'grid', gap: 3, justifyItems: 'start', '& > div': { width: 1 } }}>
          <FormText name={`${name}.${index}.question`} label={`Question ${index + 1}`} />
          <FormTextArea
            name={`${name}.${index}.answer`}
            label={`Answer ${index + 1}`}
            rows={2}
            limit={1_000}
          />
          <Button size="small" color="error" onClick={() => remove(index)}>
            Remove question {index + 1}
          </Button>
        </Box>
      ))}
      {fields.length < max && (
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
