import { may, type Role } from '@tempera/domain/people/roles';
import type { SettingsSection } from '@tempera/domain/settings/settings-fields';
import { type SettingsForm, settingsFormSchema } from '@tempera/domain/settings/settings-form';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, get, set } from 'react-hook-form';
import type { Person } from '../../firebase/auth/session.ts';
import { isSame } from '../../firebase/live/is-same.ts';
import { useForm } from '../../ui/form/Form.tsx';
import { saveErrorText } from '../../ui/save-error.ts';
import { showToast } from '../../ui/toast.ts';
import { saveSettings } from './api/settings-docs.ts';
import { findBroken, type Group, groups, type Stored, toDocuments, toForm } from './form-values.ts';

/** Runs a save and says how it ended; whether it was done. */
async function tell(save: Promise<void>): Promise<boolean> {
  try {
    await save;
  } catch (error) {
    const text = saveErrorText(error, 'The settings were not saved. Your account is not allowed to do this.');
    showToast({ title: 'Error', text, kind: 'error' });
    return false;
  }
  showToast({ title: laterMessages.settings.saved, kind: 'success' });
  return true;
}

/** The documents that these fields would change; those with a value that can't be used are stored anew, too. */
function changedGroups(values: SettingsForm, base: Stored): Partial<Record<Group, object>> {
  const next = toDocuments(values);
  const shown = toDocuments(toForm(base));
  const broken = new Set(findBroken(base).map(({ group }) => group));
  const changed = groups.filter((group) => broken.has(group) || !isSame(next[group], shown[group]));
  return Object.fromEntries(changed.map((group) => [group, next[group]]));
}

/** The fields of a section that have a default and are this role's to change: the seller's and the creator's texts have none. */
export const resettable = ({ fields }: SettingsSection, role: Role) =>
  Object.entries(fields).flatMap(([name, { needs }]) =>
    /^(?:site|mail)\./.test(name) && (!needs || may(role, needs)) ? [name as FieldPath<SettingsForm>] : [],
  );

const fresh: Stored = { site: null, mail: null, seller: null, creator: null };

/**
 * The form over the stored settings, which stay live below it: what others save is taken over at once while nothing is
 * changed here, and shown on request otherwise. `theirs` is what they saved meanwhile, null for nothing. `viewer` is whoever saves.
 * @param fixed fields that can't be changed any more, by their names
 */
export function useSettingsForm(
  stored: Stored,
  { uid: by, role }: Pick<Person, 'uid' | 'role'>,
  fixed: Readonly<Record<string, string>>,
) {
  const form = useForm({
    schema: settingsFormSchema,
    defaultValues: toForm(stored),
    mode: 'onTouched',
  });
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const adopt = (next: Stored, keepDirtyValues = false) => {
    form.reset(toForm(next), { keepDirtyValues });
    setBase(next);
    setTheirs(null);
  };
  const take = useRef((_next: Stored) => {});
  take.current = (next) => {
    if (isSame(next, base)) setTheirs(null);
    else if (isDirty) setTheirs(next);
    else adopt(next);
  };
  const key = JSON.stringify(stored);
  useEffect(() => take.current(JSON.parse(key) as Stored), [key]);

  const store = async (changed: Partial<Record<Group, object>>) => {
    if (await tell(saveSettings(changed, base, by))) adopt({ ...base, ...changed } as Stored);
  };
  return {
    form,
    base,
    theirs: isSubmitting ? null : theirs,
    takeTheirs: () => theirs && adopt(theirs, true),
    save: (values: SettingsForm) => store(changedGroups(values, base)),
    /** Stores the defaults of one section, but for what is fixed; what was changed in others and not saved yet stays so. */
    reset: async (section: SettingsSection) => {
      const [values, defaults] = [toForm(base), toForm(fresh)];
      const names = resettable(section, role).filter((name) => !(name in fixed));
      for (const name of names) set(values, name, get(defaults, name));
      const changed = changedGroups(values, base);
      if (!(await tell(saveSettings(changed, base, by)))) return;
      for (const name of names) form.setValue(name, get(defaults, name));
      adopt({ ...base, ...changed } as Stored, true);
    },
  };
}
