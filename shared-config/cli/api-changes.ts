/**
 * Compares two API reports of the kit (shared-config/api-report.txt).
 * @returns a line for each declaration that differs: 'new: useQuery (runtime/index.d.ts)'
 */
export function apiChanges(before: string, after: string): string[] {
  const [old, current] = [declarationsIn(before), declarationsIn(after)];
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((key) => {
    if (old.get(key) === current.get(key)) return [];
    const what = !old.has(key) ? 'new' : !current.has(key) ? 'removed' : 'changed';
    return [`${what}: ${key}`];
  });
}

/** Returns each declaration's text, by name and file. */
function declarationsIn(report: string): Map<string, string> {
  const found = new Map<string, string>();
  const [, declarations = ''] = report.split('\n## Declarations\n');
  for (const section of declarations.split(/^### /m)) {
    const [file = '', ...lines] = section.replaceAll(/^```.*\n?/gm, '').split('\n');
    for (const text of lines.join('\n').split(/^(?=export |declare |interface |type )/m)) {
      const [, name] =
        /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|const|function) (\w+)/.exec(text) ??
        [];
      if (name) found.set(`${name} (${file})`, (found.get(`${name} (${file})`) ?? '') + text.trim());
    }
  }
  return found;
}
