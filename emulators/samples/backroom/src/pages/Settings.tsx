import { type FormEvent, useState } from 'react';
import type { PageProps } from '../App.tsx';
import { useRemembered } from '../hooks.ts';

export const themes = ['System', 'Light', 'Dark'];

/** The look, and a form with its error and success states. */
export function Settings({ theme, setTheme }: PageProps) {
  return (
    <div className="columns">
      <fieldset className="card choice stack">
        <legend>Theme</legend>
        {themes.map((one) => (
          <label key={one}>
            <input type="radio" name="theme" checked={one === theme} onChange={() => setTheme(one)} />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
      <ShopForm />
    </div>
  );
}

/** Put your server's call where the values are remembered. */
function ShopForm() {
  const [name, remember] = useRemembered('shop', 'Fernhill Roasters');
  const [email, rememberEmail] = useRemembered('email', 'orders@example.com');
  const [errors, setErrors] = useState<{ shop?: string; email?: string }>({});
  const [saved, setSaved] = useState(false);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const shop = String(values.get('shop')).trim();
    const address = String(values.get('email')).trim();
    const found = {
      ...(shop === '' && { shop: 'Enter the name of your shop.' }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address) && { email: 'Enter an address like you@example.com.' }),
    };
    setErrors(found);
    const [wrong] = Object.keys(found);
    setSaved(!wrong);
    if (wrong) {
      form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    remember(shop);
    rememberEmail(address);
  }

  return (
    <form className="card stack" noValidate onSubmit={save} onChange={() => setSaved(false)}>
      <h2>Shop</h2>
      <label>
        Name
        <input name="shop" defaultValue={name} aria-invalid={!!errors.shop} aria-describedby="shop-error" />
      </label>
      <p id="shop-error" className="error">
        {errors.shop}
      </p>
      <label>
        Email for orders
        <input name="email" type="email" defaultValue={email} aria-invalid={!!errors.email} aria-describedby="email-error" />
      </label>
      <p id="email-error" className="error">
        {errors.email}
      </p>
      <button type="submit" className="main">
        Save
      </button>
      <p role="status">{saved && 'Saved.'}</p>
    </form>
  );
}
