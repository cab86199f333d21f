import { describe, expect, it } from 'vitest';
import {
  defaultPreferences,
  excerpt,
  mergePreferences,
  notificationKey,
  topicOf,
  wants,
} from './notification.ts';

describe('preferences', () => {
  it('are all on until the person says otherwise', () => {
    for (const stored of [null, undefined, {}, { replies: 'no' }]) {
      expect(mergePreferences(stored)).toEqual(defaultPreferences);
    }
    expect(mergePreferences({ email: false, other: false })).toEqual({ ...defaultPreferences, email: false });
  });

  it('know what each kind goes by', () => {
    expect((['ticket', 'chat', 'room', 'order', 'moderation'] as const).map(topicOf)).toEqual([
      'replies',
      'replies',
      'replies',
      'orders',
      'moderation',
    ]);
    expect(topicOf('security')).toBeNull();
    const quiet = { ...defaultPreferences, sales: false };
    expect([wants(quiet, 'sale'), wants(quiet, 'order'), wants(quiet, 'security')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(notificationKey('ticket', 'u_0')).toBe('ticket_u_0');
  });
});

describe('an excerpt', () => {
  it('is one line without control or bidirectional characters', () => {
    expect(excerpt('  One\n\ntwo\u202ethree\0 ')).toBe('One two three');
    expect(excerpt('')).toBe('');
  });

  it('ends within 140 characters, and never within one', () => {
    expect(excerpt('a'.repeat(140))).toBe('a'.repeat(140));
    expect(excerpt('a'.repeat(141))).toBe(`${'a'.repeat(139)}…`);
    expect([...excerpt('𝒶'.repeat(200))]).toHaveLength(140);
    expect(excerpt('𝒶'.repeat(200)).isWellFormed()).toBe(true);
  });
});
