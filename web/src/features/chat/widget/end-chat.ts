import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { setStatus } from '../api/sessions.ts';
import { setWidgetMode } from './widget-mode.ts';

const sayFailure = (error: unknown) => showError(error, 'The chat was not changed. Try again.');

/** Goes on with a session that was closed. */
export async function reopenChat(id: string): Promise<void> {
  await setStatus(id, 'active').then(() => setWidgetMode('open'), sayFailure);
}

/** Ends a session; a way back is offered for a while. */
export async function endChat(id: string): Promise<void> {
  try {
    await setStatus(id, 'closed');
    const action = { label: 'Undo', run: () => void reopenChat(id) };
    showToast({ title: 'Chat ended', text: 'You can read it again in the chat window.', action });
  } catch (error) {
    sayFailure(error);
  }
}
