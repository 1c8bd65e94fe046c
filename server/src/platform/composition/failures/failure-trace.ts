/** Maximum number of locations in a trace. */
const maxFrames = 8;

const frame = /\/assets\/(?<name>[\w-]+)\/(?<file>[\w./-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/**
 * Returns an error's type ('Error' if unknown) and the first locations from its stack, one per line. Only locations in
 * files of the part `name` are included, up to the limit {@link maxFrames}. Messages are left out, because they can
 * contain a visitor's input.
 */
export function failureTrace(name: string, stack: string): string {
  const [kind = 'Error'] = /^\w*(?:Error|Exception)\b/.exec(stack) ?? [];
  const frames = [...stack.matchAll(frame)]
    .filter(({ groups }) => groups?.name === name)
    .map(({ groups }) => `${groups?.file}:${groups?.line}:${groups?.column}`);
  return [kind, ...frames.slice(0, maxFrames)].join('\n');
}
