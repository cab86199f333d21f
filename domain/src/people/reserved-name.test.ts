import { describe, expect, it } from 'vitest';
import { looksLikeOneOf, speaksForStore } from './reserved-name.ts';

const team = ['Olive Owner', 'Adam Admin', 'Stella Miller'];

describe('the name of one of the team', () => {
  it.each([
    'Stella Miller',
    'STELLA MILLER',
    '  stella   miller ',
    'StellaMiller',
    'Stella-Miller',
    'S.t.e.l.l.a Miller',
    'SteIIa MiIIer',
    'Ste11a Mi11er',
    'St\u0435lla Mill\u0435r',
    'Ｓtella Ｍiller',
    '𝐒𝐭𝐞𝐥𝐥𝐚 Miller',
    'Stélla Müller'.replace('ü', 'i'),
    'Stella\u200bMiller',
    'Stella Rniller'.replace('Rn', 'rn'),
    'ADAM ADMlN',
    'Аdаm Аdmin',
    'Stella Miller Team',
    'Stella Miller from Billing',
  ])('%s', (name) => {
    expect(looksLikeOneOf(name, team)).toBe(true);
  });

  it.each(['Stella', 'Stella Millerson', 'Stella Miller Jones', 'Adam Example', '', '\u{1F3A8}'])(
    'is not %s',
    (name) => {
      expect(looksLikeOneOf(name, [...team, '\u{1F58C}'])).toBe(false);
    },
  );
});

describe('a name that speaks for the store', () => {
  it.each([
    'Tempera',
    'TEMPERA',
    'T e m p e r a',
    'Ｔempera',
    'Tеmpеra',
    'Tempera Team',
    'The Tempera Store',
    'TemperaTeam',
    'tempera-billing',
    'Team',
    'Store Owner',
    'Customer Care',
    'Support',
    'Tempera Support',
    'Ada (Support)',
    'adasupport',
    'Ѕuppоrt',
    'Supp0rt',
    '$upport',
    'Admin',
    'adm1n',
    'Adm!n',
    'ADMlN',
    'A D M I N',
    'A.d.m.i.n',
    'Ádmîn',
    'admin_42',
    'Ada, Admin',
    'Ada Staff',
    'Moderator Ada',
    'Official Ada',
    'Help Desk',
    'Mod',
    'Tempera™',
    'Tempera®',
    'ᴀᴅᴍɪɴ',
    'ᴀdmin',
    'ᴛᴇᴍᴘᴇʀᴀ',
    'ꜱᴜᴘᴘᴏʀᴛ',
    'Tempera Refunds',
    'Tempera Security Alert',
    'Tempera Inc.',
    'CEO of Tempera',
    'Store Manager',
    'Trust and Safety',
    'No-Reply',
    'Stripe Payments',
    'Ada from Tempera',
    'Tempera Help Center',
    'Tempera Agent',
    'Ada, your Tempera agent',
    'AdaFromTempera',
  ])('%s', (name) => {
    expect(speaksForStore(name, 'Tempera')).toBe(true);
  });

  it.each([
    'Ada Example',
    'Olive Owner',
    'Nora Novice17',
    'Member 4821',
    'Ada Badminton',
    'John Falstaff',
    'Ada Stafford',
    'Ada Modigliani',
    'Tempera Miller',
    'Ada Shop',
    'Ada Manager',
    'Grace Trust',
    'Tempera Ada',
    'Ada™',
    'Mira \u05de\u05d9\u05e8\u05d4',
    '日本 太郎',
    '\u{1F3A8}',
    '',
  ])('is not %s', (name) => {
    expect(speaksForStore(name, 'Tempera')).toBe(false);
  });

  it('follows what the store is called', () => {
    expect(speaksForStore('Ink & Co Service', 'Ink & Co')).toBe(true);
    expect(speaksForStore('Ink Co', 'Ink & Co')).toBe(true);
    expect(speaksForStore('Ink Miller', 'Ink & Co')).toBe(false);
    expect(speaksForStore('Ada Example', '')).toBe(false);
    expect(speaksForStore('Tempera', '\u{1F3A8}')).toBe(false);
  });
});
