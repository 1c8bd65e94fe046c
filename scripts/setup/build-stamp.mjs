import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, inputsOf } from './build-inputs.mjs';
import { partsOf } from './parts.mjs';

/**
 * Remembers which builds are current, so that an unchanged workspace needs no Lerna to say so.
 * @param {string} repository
 * @param {{ only?: string[], script?: 'build' | 'build:development' }} [options] as of `build`
 */
export function buildStamp(repository, { only, script = 'build' } = {}) {
  const file = join(repository, 'node_modules/.built-for', `${script.replace(':', '-')}.json`);
  const mode = script === 'build' ? 'production' : 'development';
  const parts = only ?? partsOf(repository);
  const inputs = inputsOf(repository);
  const outputOf = (part) => filesOf(join(repository, part, 'dist', mode));

  const read = () => {
    try {
      const stamp = JSON.parse(readFileSync(file, 'utf8'));
      return stamp.inputs === inputs ? stamp.outputs : {};
    } catch {
      return {};
    }
  };
  return {
    /** Whether each part's build is there, and is of the inputs as they are now. */
    isCurrent() {
      const outputs = read();
      return parts.every((part) => outputs[part] && outputs[part] === outputOf(part));
    },
    /** Records a build of the inputs as they were when this stamp was made: later edits need another build. */
    write() {
      const outputs = { ...read(), ...Object.fromEntries(parts.map((part) => [part, outputOf(part)])) };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ inputs, outputs }));
    },
  };
}
