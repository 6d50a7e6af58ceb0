import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import law from '../.dependency-cruiser.mjs';

/** Fewer files than this means that the parser understood nothing, not that all is well. */
const fewestModules = 30;

const places = ['src', 'db', 'content', 'test', 'e2e', 'bench', 'drill'].filter((place) =>
  existsSync(place),
);
const { forbidden, options } = law;
const { output } = await cruise(places, { ...options, ruleSet: { forbidden }, validate: true });
const { violations, totalCruised } = output.summary;

for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
  console.error(`${rule.name}: ${from}${path === from ? '' : ` -> ${path}`}`);
}
const ours = output.modules.filter(({ source }) => places.includes(source.split('/', 1)[0])).length;
console.log(`${ours} files, ${totalCruised} modules, ${violations.length} against the import law`);
if (ours < fewestModules) console.error(`Too few files were read: fewer than ${fewestModules}.`);
process.exitCode = violations.length > 0 || ours < fewestModules ? 1 : 0;
