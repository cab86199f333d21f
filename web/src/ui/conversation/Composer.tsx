import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { contactLimits } from '@tempera/domain/conversations/ticket';
import { messages } from '@tempera/domain/site/messages';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { showError } from '../show-error.ts';
import { FieldLabel } from '../TextInput.tsx';

interface ComposerProps {
  /** Why nothing can be written now; undefined when something can. */
  closed?: string;
  /** @throws CallError, FirebaseError */
  onSend: (text: string) => Promise<void>;
  /** Somebody writes; called with each stroke. */
  onTyping?: () => void;
  /** Little room, as in the widget: one line and a small label. */
  compact?: boolean;
  label?: string;
  placeholder?: string;
  /** Beside the button: other things that go into the conversation. `insert` puts a text where the person writes. */
  tools?: (insert: (text: string) => void) => ReactNode;
}

const { sendFailed, tooLong } = messages.support;

/** The line to write in: Enter sends, Shift+Enter begins a new line; what could not be sent comes back. */
export function Composer(props: ComposerProps) {
  const { closed, onSend, onTyping, compact = false, label = 'Message', placeholder, tools } = props;
  const [typed, setTyped] = useState('');
  /** What Enter sent off and the store has not taken yet: it goes out one after the other, while the next is typed. */
  const underway = useRef<string[]>([]);
  const id = useId();
  const text = typed.toWellFormed().replaceAll('\0', ' ').trim();
  const tooMuch = text.length > contactLimits.message;

  const send = async () => {
    if (text === '' || tooMuch || closed) return;
    setTyped('');
    const { current } = underway;
    if (current.push(text) > 1) return;
    for (let [first] = current; first !== undefined; [first] = current) {
      try {
        await onSend(first);
        current.shift();
      } catch (error) {
        const back = current.splice(0).join('\n');
        setTyped((now) => (now.trim() ? `${back}\n${now}` : back));
        showError(error, sendFailed.text, sendFailed.title);
      }
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that chooses a word of an input method is not the end of the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const insert = (piece: string) => setTyped((before) => (before.trim() ? `${before}\n${piece}` : piece));

  const field = (
    <OutlinedInput
      id={id}
      fullWidth
      multiline
      minRows={compact ? 1 : 2}
      maxRows={compact ? 4 : 6}
      disabled={closed !== undefined}
      value={typed}
      error={tooMuch}
      placeholder={placeholder}
      onChange={(event) => {
        setTyped(event.target.value);
        onTyping?.();
      }}
      onKeyDown={onKeyDown}
      inputProps={{
        dir: 'auto',
        'aria-describedby': `${id}-below`,
        enterKeyHint: 'send',
      }}
    />
  );
  const button = (
    <Button type="submit" variant="contained" disabled={closed !== undefined || text === ''}>
      Send
    </Button>
  );
  const below =
    closed ??
    (tooMuch
      ? tooLong(contactLimits.message)
      : compact
        ? ''
        : 'Press Enter to send, Shift+Enter for a new line.');
  const remark = (
    <Box
      id={`${id}-below`}
      sx={{
        flex: compact ? 1 : '1 1 14rem',
        typography: 'body2',
        color: tooMuch ? 'vermilion.text' : 'text.secondary',
      }}
    >
      {below}
    </Box>
  );
  return (
    <Box component="form" aria-label="Write a message" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {compact ? (
        <>
          <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'end' }}>
            {field}
            {button}
          </Box>
          {tools?.(insert)}
          {remark}
        </>
      ) : (
        <>
          <Box>
            <FieldLabel of={id} text={label} optional={false} />
            {field}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            {remark}
            {tools?.(insert)}
            {button}
          </Box>
        </>
      )}
    </Box>
  );
}
