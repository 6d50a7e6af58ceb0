/** A small schema language: a check names what is wrong at which place, or says nothing. */
export type Check = (value: unknown, place: string) => readonly string[];

type Fields = Readonly<Record<string, Check>>;

export const text =
  (least: number, most: number, pattern?: RegExp): Check =>
  (value, place) => {
    if (typeof value !== 'string') return [`${place}: no text`];
    if (value !== value.trim()) return [`${place}: space around it`];
    if (value.length < least || value.length > most)
      return [`${place}: ${value.length} characters, not ${least} to ${most}`];
    return pattern && !pattern.test(value) ? [`${place}: ${value}`] : [];
  };

export const oneOf = (known: readonly string[] | ReadonlySet<string>): Check => {
  const all = new Set(known);
  return (value, place) =>
    typeof value === 'string' && all.has(value)
      ? []
      : [`${place}: unknown ${JSON.stringify(value)}`];
};

export const list =
  (item: Check, least: number, most: number): Check =>
  (value, place) => {
    if (!Array.isArray(value)) return [`${place}: no list`];
    const wrong = value.flatMap((one, at) => item(one, `${place}[${at}]`));
    if (new Set(value).size < value.length) wrong.push(`${place}: says something twice`);
    if (value.length < least || value.length > most)
      wrong.push(`${place}: ${value.length} entries, not ${least} to ${most}`);
    return wrong;
  };

/** Two whole numbers, the first below or at the second. */
export const range =
  (least: number, most: number): Check =>
  (value, place) => {
    const [low, high] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
    const whole = [low, high].every(
      (n) => Number.isInteger(n) && Number(n) >= least && Number(n) <= most,
    );
    return whole && Number(low) <= Number(high) ? [] : [`${place}: ${JSON.stringify(value)}`];
  };

export const record =
  (fields: Fields, optional: Fields = {}): Check =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${place}: no object`];
    const entries = new Map<string, unknown>(Object.entries(value));
    const wrong = Object.entries(fields).flatMap(([name, check]) =>
      entries.has(name)
        ? check(entries.get(name), `${place}.${name}`)
        : [`${place}.${name} is missing`],
    );
    for (const [name, entry] of entries) {
      if (name in fields) continue;
      const check = optional[name];
      wrong.push(...(check ? check(entry, `${place}.${name}`) : [`${place}.${name} is unknown`]));
    }
    return wrong;
  };
