import { type SettingsForm, settingsFormSchema } from '@tempera/domain/settings/settings-form';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';

/** What is wrong, each problem at its own field, however deep; the first of a field counts. */
export function toErrors(values: SettingsForm): FieldErrors<SettingsForm> {
  const issues = settingsFormSchema.safeParse(values).error?.issues ?? [];
  const errors: FieldErrors<SettingsForm> = {};
  for (const { path, message } of issues.toReversed())
    set(errors, path.join('.'), { type: 'invalid', message });
  return errors;
}

export const resolver: Resolver<SettingsForm> = (values) => {
  const errors = toErrors(values);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
