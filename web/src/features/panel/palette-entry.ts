/** One line of the palette: what it is, and where it leads. */
export interface Entry {
  key: string;
  kind: string;
  label: string;
  note: string;
  href: string;
}
