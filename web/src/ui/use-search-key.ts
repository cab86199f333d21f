import { useEffect } from 'react';

/** `/` anywhere on the page puts the focus into its search box, unless somebody is typing. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')) return;
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
