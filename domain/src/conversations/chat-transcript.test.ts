import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOverSubject, transcriptOf } from './chat-transcript.ts';

const at = Date.UTC(2026, 0, 31, 9, 5);
const said = (senderName: string, message: string, timestamp = at) => ({ senderName, message, timestamp });

describe('transcriptOf', () => {
  it('has a line for each message, the oldest first', () => {
    const lines = [said('Support', 'Hello!'), said('Ada Example', 'Hi,\nhow?', at + 60_000)];
    expect(transcriptOf(lines)).toBe('[09:05] Support: Hello!\n[09:06] Ada Example: Hi,\nhow?');
  });

  it('is empty for an empty chat', () => {
    expect(transcriptOf([])).toBe('');
  });

  it('keeps the newest where there is no room for all, and says so', () => {
    const lines = [said('A', 'x'.repeat(50)), said('A', 'second'), said('A', 'third')];
    expect(transcriptOf(lines, 50)).toBe('[…]\n[09:05] A: second\n[09:05] A: third');
  });

  it('needs no room for what is left out when nothing is', () => {
    const whole = '[09:05] A: second\n[09:05] A: third';
    const lines = [said('A', 'second'), said('A', 'third')];
    expect(transcriptOf(lines, whole.length)).toBe(whole);
    expect(transcriptOf(lines, whole.length - 1)).toBe('[…]\n[09:05] A: third');
  });

  it('cuts the newest where not even that has room, never within a character', () => {
    expect(transcriptOf([said('A', 'old'), said('A', '😀😀')], 16)).toBe('[…]\n[09:05] A: ');
    expect(transcriptOf([said('A', 'old'), said('A', '😀😀')], 17)).toBe('[…]\n[09:05] A: 😀');
    expect(transcriptOf([said('A', 'x'.repeat(4_000))])).toHaveLength(4_000);
  });

  it('always fits, is never half a character, and ends as the newest message does where that fits', () => {
    const messages = fc.array(
      fc.record({
        senderName: fc.string({ minLength: 1, maxLength: 80 }),
        message: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        timestamp: fc.constant(at),
      }),
    );
    fc.assert(
      fc.property(messages, fc.integer({ min: 700, max: 4_000 }), (all, max) => {
        const text = transcriptOf(all, max);
        expect(text.length).toBeLessThanOrEqual(max);
        expect(text.isWellFormed()).toBe(true);
        const newest = all.at(-1);
        if (newest && newest.message.length < 500) expect(text.endsWith(newest.message)).toBe(true);
      }),
    );
  });
});

it('a ticket is called by the day on which its chat began', () => {
  expect(handOverSubject(at)).toBe('Live chat of January 31, 2026');
});
