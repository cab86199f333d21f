import Typography from '@mui/material/Typography';

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
