/** What a deploy needs, and whether it is there. */
export interface Finding {
  title: string;
  /** `unknown`: it could not be looked at; the remedy says what that needs. */
  state: 'good' | 'missing' | 'unknown';
  remedy?: string;
}
