import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ticket } from '@tempera/domain/conversations/ticket';
import { type TicketPriority, ticketPriorities } from '@tempera/domain/conversations/ticket-desk';
import type { Person } from '../../../firebase/auth/session.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { showError } from '../../../ui/show-error.ts';
import { TagList } from '../../../ui/TagList.tsx';
import { showToast } from '../../../ui/toast.ts';
import { assignTicket, type Colleague, setPriority, setTags, useColleagues } from '../api/triage.ts';
import { priorityWords } from '../ticket-tags.tsx';

/** Does it, or says why it was not done. */
const trying = (work: Promise<void>) =>
  work.catch((error: unknown) => showError(error, 'The ticket was not changed. Try again.'));

/** Gives a ticket to somebody or to nobody, and says so. */
export const assign = (id: string, to: Colleague | null, viewer: Person) =>
  trying(
    assignTicket(id, to).then(() => {
      const text = to === null ? 'To no one' : to.id === viewer.uid ? 'To you' : `To ${to.name}`;
      showToast({ title: 'Ticket Assigned', text, kind: 'success' });
    }),
  );

interface TriageProps {
  id: string;
  ticket: Ticket;
  viewer: Person;
}

/** Who takes care of a ticket, how pressing it is, and the words to find it by. */
export function Triage({ id, ticket, viewer }: TriageProps) {
  const { priority = 'normal', tags = [] } = ticket;
  return (
    <Box
      component="section"
      aria-label="Triage"
      sx={{ display: 'grid', gap: 4, p: 5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <AssigneeField id={id} ticket={ticket} viewer={viewer} />
      <SelectField
        label="Priority"
        value={priority}
        options={ticketPriorities.map((value) => ({ value, label: priorityWords[value] }))}
        onChange={(value: TicketPriority) => trying(setPriority(id, value))}
      />
      <TagList tags={tags} of="the ticket" onChange={(next) => trying(setTags(id, next))} />
    </Box>
  );
}

/** A ticket whose assignee has left the team still says who it was. */
function AssigneeField({ id, ticket, viewer }: TriageProps) {
  const { assigneeId, assigneeName = '', userId } = ticket;
  const team = (useColleagues().data ?? []).filter((one) => one.id !== userId);
  const known: Colleague[] = [
    ...(assigneeId && !team.some((one) => one.id === assigneeId)
      ? [{ id: assigneeId, name: assigneeName }]
      : []),
    ...team.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US')),
  ];
  const choose = (chosen: string) => assign(id, known.find((one) => one.id === chosen) ?? null, viewer);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectField
        label="Assignee"
        value={assigneeId ?? ''}
        options={[
          { value: '', label: 'No one' },
          ...known.map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={choose}
      />
      {assigneeId !== viewer.uid && (
        <Button size="small" onClick={() => choose(viewer.uid)} sx={{ justifySelf: 'start' }}>
          Assign to me
        </Button>
      )}
    </Box>
  );
}
