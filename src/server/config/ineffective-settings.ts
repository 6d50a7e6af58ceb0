import { productName } from '../../domain/product.ts';
import { fileSuffix, type Setting, settingNames, settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Below this length other programs have names that are near by chance: HOME and HOST. */
const shortNameLength = 6;

const names = Object.keys(settings);
const known: ReadonlySet<string> = new Set(settingNames);

/** First words of settings with which variables of other programs begin too. */
const sharedWords: ReadonlySet<string> = new Set(
  'DATA DATABASE FEATURE IMAGE LOG MAX OTEL PRODUCT RATE REDIS'.split(' '),
);
/** First words that only a name meant for this server has. */
const ownWords: ReadonlySet<string> = new Set([
  ...names.flatMap((name) => /^[^_]+(?=_)/.exec(name)?.[0] ?? []),
  'TRUSTED',
]).difference(sharedWords);

/** What has no effect without another setting: the names of both. */
const dependents: readonly (readonly [dependent: RegExp, needed: keyof typeof settings])[] = [
  [/^DATABASE_/, 'DATABASE_URL'],
  [/^S3_/, 'IMAGE_STORE'],
  [/^FINDER_LLM_/, 'FINDER_LLM'],
  [/^ANALYTICS_ORIGIN$/, 'ANALYTICS_ID'],
  [/^ADS_/, 'ADS_CLIENT'],
];

/**
 * A sentence for each variable that is meant as a setting and has no effect. `fileNames` are the names in the file of
 * settings, where nothing else is expected.
 */
export function ineffectiveSettings(
  environment: Environment,
  fileNames: readonly string[],
): string[] {
  return [
    ...Object.keys(environment).flatMap((name) => unknownName(name, fileNames) ?? []),
    ...names.flatMap((name) => lonelySetting(name, environment) ?? []),
  ];
}

function unknownName(name: string, fileNames: readonly string[]): string | undefined {
  if (known.has(name)) return undefined;
  const base = name.replace(new RegExp(`${fileSuffix}$`), '');
  if (base !== name && known.has(base)) {
    return `${name} is not a setting and has no effect, because only secrets can be in files; set ${base}.`;
  }
  const meant = nearestName(name);
  if (meant) return `${name} is not a setting and has no effect; ${meant} is one.`;
  const isMeantForUs = fileNames.includes(name) || ownWords.has(name.split('_', 1)[0] ?? '');
  return isMeantForUs
    ? `${name} is not a setting of ${productName}; docs/configuration.md has all of them.`
    : undefined;
}

function lonelySetting(name: string, environment: Environment): string | undefined {
  const needed = dependents.find(([dependent]) => dependent.test(name))?.[1];
  if (!needed || needed === name || !isSet(name, environment) || isSet(needed, environment)) {
    return undefined;
  }
  return `${name} has no effect without ${needed}: set that too, or remove it.`;
}

/** Whether a setting, or the file with it, is given and says something else than its default. */
function isSet(name: string, environment: Environment): boolean {
  const value = environment[name] || environment[name + fileSuffix];
  const { schema }: Setting = settings[name as keyof typeof settings];
  return Boolean(value) && value !== schema.parse(undefined);
}

function nearestName(name: string): string | undefined {
  const limit = name.length < shortNameLength ? 1 : 2;
  return settingNames
    .map((each) => ({ each, distance: editDistance(name.toUpperCase(), each) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.each;
}

/** How many letters were left out, added, replaced or exchanged with their neighbour. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (last[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      const added = (current[column - 1] ?? 0) + 1;
      const removed = (last[column] ?? 0) + 1;
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const exchanged = isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, added, removed, exchanged));
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
