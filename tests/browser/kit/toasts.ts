import type { Page } from 'playwright-core';

interface ExpectedToast {
  title: string;
  text: string;
  /** A mistake interrupts a screen reader (`alert`), everything else waits its turn (`status`). */
  role?: 'alert' | 'status';
}

/** Waits until a toast says both. */
export async function seeToast(page: Page, { title, text, role = 'alert' }: ExpectedToast): Promise<void> {
  await page
    .getByRole(role)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) })
    .first()
    .waitFor();
}
