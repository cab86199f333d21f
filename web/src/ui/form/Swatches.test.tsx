// @vitest-environment happy-dom
import { zodResolver } from '@hookform/resolvers/zod';
import { pigmentNames, pigments } from '@tempera/domain/catalogue/product';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { showInPage } from '../../../testing/in-page.tsx';
import { FormSwatches } from './Swatches.tsx';

const options = pigments.map((value) => ({ value, label: pigmentNames[value] }));

function Example({ onSave }: { onSave: (fields: object) => void }) {
  const form = useForm({
    resolver: zodResolver(z.object({ colour: z.enum(pigments) })),
    defaultValues: { colour: 'ochre' as const },
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((fields) => onSave(fields))}>
        <FormSwatches name="colour" label="Color" options={options} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

it('names each color plainly, shows which is chosen, and gives the form its value', async () => {
  const saved = vi.fn();
  showInPage(<Example onSave={saved} />);
  const color = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(screen.getByRole('radiogroup', { name: 'Color' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(color('Gold').checked).toBe(true);
  await userEvent.click(color('Green'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenCalledWith({ colour: 'verdigris' });
});
