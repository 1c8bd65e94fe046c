/** Maximum number of places in a trace, innermost first. */
const maxFrames = 8;

const frame = /\/assets\/(?<name>[\w-]+)\/(?<file>[\w./-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/**
 * Returns the kind of an error, and the places in the part's files that the error's stack mentions, each on a separate
 * line. All other text of the stack is left out, because a message can contain text that a visitor typed.
 */
export function failureTrace(name: string, stack: string): string {
  const [kind = 'Error'] = /^\w*(?:Error|Exception)\b/.exec(stack) ?? [];
  const frames = [...stack.matchAll(frame)]
    .filter(({ groups }) => groups?.name === name)
    .map(({ groups }) => `${groups?.file}:${groups?.line}:${groups?.column}`);
  return [kind, ...frames.slice(0, maxFrames)].join('\n');
}
