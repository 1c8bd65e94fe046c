/** Maximum number of locations in a trace. The innermost are kept. */
const maxFrames = 8;

const frame = /\/assets\/(?<name>[\w-]+)\/(?<file>[\w./-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/**
 * Returns an error's type and the locations in the part's files that the error's stack mentions, each on a separate
 * line. The rest of the stack is left out, because a message can contain text that a visitor typed.
 */
export function failureTrace(name: string, stack: string): string {
  const [kind = 'Error'] = /^\w*(?:Error|Exception)\b/.exec(stack) ?? [];
  const frames = [...stack.matchAll(frame)]
    .filter(({ groups }) => groups?.name === name)
    .map(({ groups }) => `${groups?.file}:${groups?.line}:${groups?.column}`);
  return [kind, ...frames.slice(0, maxFrames)].join('\n');
}
