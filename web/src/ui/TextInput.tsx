import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import {
  type ComponentProps,
  type FocusEvent,
  type HTMLAttributes,
  type ReactNode,
  useId,
  useState,
} from 'react';

interface TextInputProps {
  label: string;
  /** Name, handlers and ref of the form library, or a controlled value's. */
  field: {
    name: string;
    ref?: React.Ref<HTMLInputElement>;
    value?: string;
    onChange?: React.ChangeEventHandler<HTMLInputElement>;
    onBlur?: React.FocusEventHandler<HTMLInputElement>;
  };
  error?: string;
  hint?: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'datetime-local';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  placeholder?: string;
  optional?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  end?: ReactNode;
}

/**
 * What is said on blur may move the page, and the press that took the focus away must still hit what it aimed at; hence
 * this wait, in milliseconds.
 */
const blurDelay = 200;

/** A text field with its label above it and what is wrong, or a hint, below. What is optional says so. */
export function TextInput(props: TextInputProps) {
  const { label, field, error, hint, optional = false, type = 'text', end, disabled, ...input } = props;
  const { ref, onBlur, ...handlers } = field;
  const id = useId();
  const below = error ?? hint;
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel of={id} text={label} optional={optional} />
      <OutlinedInput
        id={id}
        fullWidth
        type={type}
        disabled={disabled}
        error={error !== undefined}
        endAdornment={end}
        inputRef={ref}
        {...handlers}
        // Whatever its types say, MUI calls this without an event for a field that is put out of use with the focus in it.
        onBlur={
          onBlur && ((event: FocusEvent<HTMLInputElement>) => event && setTimeout(onBlur, blurDelay, event))
        }
        slotProps={{
          input: {
            ...input,
            'aria-required': !optional,
            'aria-invalid': error !== undefined,
            'aria-describedby': below ? `${id}-below` : undefined,
          },
        }}
      />
      {below && (
        <Typography
          id={`${id}-below`}
          variant="body2"
          sx={{ mt: 1, color: error ? 'vermilion.text' : 'text.secondary' }}
        >
          {below}
        </Typography>
      )}
    </Box>
  );
}

interface FieldLabelProps {
  /** The id of the field that it names. */
  of: string;
  text: string;
  optional: boolean;
}

/** A field's label above it. What is optional says so. */
export function FieldLabel({ of, text, optional }: FieldLabelProps) {
  return (
    <Typography
      component="label"
      htmlFor={of}
      variant="subtitle2"
      sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}
    >
      {text}
      {optional && (
        <Typography component="span" variant="body2" color="textSecondary">
          optional
        </Typography>
      )}
    </Typography>
  );
}

/** A password field whose text can be shown. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          edge="end"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
}
