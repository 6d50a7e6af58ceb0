/** One instruction of a Dockerfile, in its stage. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly base: string;
  /** by which other stages copy from it */
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile; lines that go on, heredocs and ARG are not understood. */
export function stagesOf(dockerfile: string): Stage[] {
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of dockerfile.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (name === '' || text.endsWith('\\')) throw new Error(`This line is not understood: ${line}`);
    if (name === 'FROM') {
      const [base = '', , stage = ''] = text.split(/\s+/);
      stages.push({ base, name: stage, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, text });
    }
  }
  return stages;
}

/** Returns the names at the top of the project that a `.dockerignore` of the form `*`, `!name` lets through. */
export function contextNames(dockerignore: string): string[] {
  const [all, ...names] = dockerignore.trim().split('\n');
  if (all !== '*' || !names.every((name) => /^![\w.-]+$/.test(name))) {
    throw new Error('.dockerignore must begin with "*" and then let single names through.');
  }
  return names.map((name) => name.slice(1));
}

/** Returns the words of a command in its JSON form; throws for the shell's form, which does not pass signals on. */
export function execForm(text: string): string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new Error(`A command has to be a list of words: ${text}`);
}
