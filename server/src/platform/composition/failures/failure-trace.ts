/** Maximum number of places in a trace, innermost first. */
const maxFrames = 8;

const frame = /\/assets\/(?<name>[\w-]+)\/(?<file>[\w./-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/**
 * Returns the kind of an error and the places in the part's files that its stack names, a line each. All other text of
 * a stack is left out, as a message can contain what a visitor typed.
 */
export function failureTrace(name: string, stack: string): string {
  const [kind = 'Error'] = /^\w*(?:Error|Exception)\b/.exec(stack) ?? [];
  const frames = [...stack.matchAll(frame)]
    .filter(({ groups }) => groups?.name === name)
    .map(({ groups }) => `${groups?.file}:${groups?.line}:${groups?.column}`);
  return [kind, ...frames.slice(0, maxFrames)].join('\n');
}
