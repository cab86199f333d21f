import { describe, expect, it } from 'vitest';
import { chooseFirestore, type FirestoreProbes } from './choose-firestore.ts';

/** A machine without anything; `asked` notes what the launcher tried to install, in order. */
function machine(
  has: Partial<Record<'java' | 'cachedJar' | 'sdkJar' | 'hidane', string>>,
  installs: string[] = [],
) {
  const asked: string[] = [];
  const install = (way: string, result: string) => async () => {
    asked.push(way);
    return installs.includes(way) ? result : undefined;
  };
  const probes: FirestoreProbes = {
    java: async () => (has.java ? { path: '/java', major: Number(has.java) } : undefined),
    cachedJar: () => has.cachedJar,
    cloudSdkJar: () => has.sdkJar,
    hidane: () => has.hidane,
    fileExists: (path) => path.startsWith('/there'),
    downloadJar: install('download', '/downloaded.jar'),
    installHidaneByNpm: install('npm', '/npm/hidane'),
    installHidaneByCargo: install('cargo', '/cargo/hidane'),
  };
  return { probes, asked };
}

const everything = { java: '21', cachedJar: '/cached.jar', sdkJar: '/sdk.jar', hidane: '/hidane' };

describe('the order of choice', () => {
  it.each([
    ["firebase-tools' JAR on Java 21", everything, { kind: 'cached-jar', jar: '/cached.jar' }],
    ["the Cloud SDK's JAR on Java 17", { ...everything, java: '17' }, { kind: 'jar', jar: '/sdk.jar' }],
    ["the Cloud SDK's JAR on Java 11", { sdkJar: '/sdk.jar', java: '11' }, { kind: 'jar', jar: '/sdk.jar' }],
    ['hidane where Java is too old', { ...everything, java: '8' }, { kind: 'hidane', binary: '/hidane' }],
    ['hidane where there is no Java', { sdkJar: '/sdk.jar', hidane: '/hidane' }, { binary: '/hidane' }],
  ])('finds %s, and installs nothing', async (_, has, choice) => {
    const { probes, asked } = machine(has);
    expect(await chooseFirestore(undefined, probes)).toMatchObject(choice);
    expect(asked).toEqual([]);
  });

  it.each([
    ['21', ['download', 'npm', 'cargo'], ['download'], { kind: 'cached-jar', jar: '/downloaded.jar' }],
    ['21', ['npm'], ['download', 'npm'], { kind: 'hidane', binary: '/npm/hidane' }],
    ['17', ['npm', 'cargo'], ['npm'], { kind: 'hidane', binary: '/npm/hidane' }],
    ['', ['cargo'], ['npm', 'cargo'], { kind: 'hidane', binary: '/cargo/hidane' }],
  ])('on Java "%s", where %j work, tries %j', async (java, installs, tried, choice) => {
    const { probes, asked } = machine({ java }, installs);
    expect(await chooseFirestore(undefined, probes)).toMatchObject(choice);
    expect(asked).toEqual(tried);
  });

  it('names the ways when none works', async () => {
    const { probes, asked } = machine({ java: '21' });
    await expect(chooseFirestore(undefined, probes)).rejects.toThrow(/Java 21 .*Cloud SDK.*hidane/);
    expect(asked).toEqual(['download', 'npm', 'cargo']);
  });
});

describe('TEMPERA_FIRESTORE', () => {
  it('keeps to hidane, also when it has to be installed', async () => {
    expect(await chooseFirestore('hidane', machine(everything).probes)).toMatchObject({ binary: '/hidane' });
    const { probes, asked } = machine({ ...everything, hidane: '' }, ['download', 'npm']);
    expect(await chooseFirestore('hidane', probes)).toMatchObject({ binary: '/npm/hidane' });
    expect(asked).toEqual(['npm']);
  });

  it('keeps to the official one', async () => {
    const { probes, asked } = machine({ hidane: '/hidane', java: '17' }, ['npm']);
    await expect(chooseFirestore('official', probes)).rejects.toThrow(/Java 21/);
    expect(asked).toEqual([]);
  });

  it('takes a path: a JAR needs Java, all else is a program', async () => {
    const { probes } = machine({ java: '17' });
    expect(await chooseFirestore('/there/x.jar', probes)).toMatchObject({ kind: 'jar', jar: '/there/x.jar' });
    expect(await chooseFirestore('/there/x', probes)).toMatchObject({ kind: 'hidane', binary: '/there/x' });
    await expect(chooseFirestore('/gone/x', probes)).rejects.toThrow('/gone/x');
    await expect(chooseFirestore('/there/x.jar', machine({}).probes)).rejects.toThrow('Java 11');
  });
});
