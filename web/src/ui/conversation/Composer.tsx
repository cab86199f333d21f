import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { contactLimits } from '@tempera/domain/conversations/ticket';
import { messages } from '@tempera/domain/site/messages';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
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
  const [sending, setSending] = useState(false);
  const id = useId();
  const text = typed.toWellFormed().replaceAll('\0', ' ').trim();
  const tooMuch = text.length > contactLimits.message;

  const send = async () => {
    if (text === '' || tooMuch || sending || closed) return;
    setSending(true);
    setTyped('');
    await onSend(text).catch((error: unknown) => {
      setTyped(typed);
      showError(error, sendFailed.text, sendFailed.title);
    });
    setSending(false);
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
      readOnly={sending}
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
    <Button type="submit" variant="contained" disabled={closed !== undefined || sending || text === ''}>
      {sending ? 'Sending…' : 'Send'}
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
