import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { methodName } from '@tempera/domain/money/method-name';
import type { KeptMethod } from '@tempera/domain/money/saved-methods';
import { useId } from 'react';

const another = 'another';

interface KeptMethodsProps {
  methods: readonly KeptMethod[];
  /** The id of one of them; null for another one. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** The ways to pay that a member has kept, and the one to enter another. */
export function KeptMethods({ methods, chosen, onChoose }: KeptMethodsProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Pay with</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? another}
        onChange={(_, value) => onChoose(value === another ? null : value)}
      >
        {methods.map((method) => (
          <FormControlLabel key={method.id} value={method.id} control={<Radio />} label={labelOf(method)} />
        ))}
        <FormControlLabel value={another} control={<Radio />} label="Another way to pay" />
      </RadioGroup>
    </FormControl>
  );
}

const labelOf = (method: KeptMethod): string =>
  [methodName(method), method.expires && `expires ${method.expires}`].filter(Boolean).join(', ');
