import { isDeepStrictEqual } from 'node:util';
import { styleScope } from '@title24/remote-kit/contract';
import { type Rule, type StyleSheet, transform } from 'lightningcss';
import { LRUCache } from 'lru-cache';
import type { GateProblem } from './candidate.ts';

/** Rules that apply only within the enclosing scope. */
const scopedRules: ReadonlySet<string> = new Set([
  'scope',
  'style',
  'nesting',
  'nested-declarations',
  'media',
  'supports',
  'container',
  'layer-block',
  'layer-statement',
  'starting-style',
]);

/** Rules that only define a name, which is global to the page. */
const namingRules: ReadonlySet<string> = new Set([
  'keyframes',
  'font-face',
  'property',
  'counter-style',
  'font-palette-values',
  'position-try',
]);

/** Problems of checked stylesheets, keyed by remote, path and hash. */
const known = new LRUCache<string, readonly GateProblem[]>({ max: 1_000 });

/** Like {@link styleProblems}, but caches the result, because parsing can block the process for 10 ms or more. */
export function styleProblemsOnce(
  name: string,
  path: string,
  { integrity, content }: { readonly integrity: string; readonly content: Uint8Array },
): readonly GateProblem[] {
  const key = JSON.stringify([name, path, integrity]);
  const problems = known.get(key) ?? styleProblems(name, path, content);
  known.set(key, problems);
  return problems;
}

/**
 * Returns how a remote's stylesheet can affect the rest of the page, or why it cannot be parsed. A stylesheet must
 * consist of `@scope` rules for the remote's own elements, and the names that it defines must start with the remote's
 * name. The kit's builds add the scope, and in CSS modules add the remote's name to animation names. The check catches
 * accidents; malicious code would use scripts.
 *
 * @param path path of the stylesheet within the build
 */
export function styleProblems(name: string, path: string, content: Uint8Array): GateProblem[] {
  const refuse = (message: string, remedy: string): GateProblem => ({ gate: 'files', message, remedy });
  let parsed: ParsedStyles;
  try {
    parsed = parseStyles(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [refuse(`${path} cannot be parsed: ${reason}.`, 'Correct the stylesheet, and build again.')];
  }
  const problems = new Map<string, GateProblem>();
  for (const rule of parsed.rules) {
    const atRule = atRuleOf(rule);
    if (scopedRules.has(rule.type)) continue;
    if (!namingRules.has(rule.type)) {
      const message = `${path} contains ${atRule}, which affects the whole page.`;
      problems.set(
        message,
        refuse(message, `Leave ${atRule} out; put imported styles into the stylesheet itself.`),
      );
      continue;
    }
    const defined = definedName(rule);
    const start = defined.startsWith('--') ? `--${name}-` : `${name}-`;
    if (defined.startsWith(start)) continue;
    const message = `${path} defines ${atRule} ${defined}, and others on the page may use that name.`;
    problems.set(message, refuse(message, `Start the name with ${start}.`));
  }
  if (problems.size === 0 && !parsed.sheet.rules.every((rule) => isScopeOf(name, rule)))
    return [
      refuse(
        `${path} applies to the whole page.`,
        `Build it with DescriptorPlugin of the kit, or put all of it into ${styleScope(name)} { … }.`,
      ),
    ];
  return [...problems.values()];
}

interface ParsedStyles {
  readonly sheet: StyleSheet;
  /** All rules, at every nesting level. */
  readonly rules: readonly Rule[];
}

/**
 * Parses a stylesheet.
 * @throws SyntaxError
 */
function parseStyles(code: Uint8Array): ParsedStyles {
  let sheet: StyleSheet | undefined;
  const rules: Rule[] = [];
  transform({
    filename: 'style.css',
    code,
    visitor: {
      StyleSheet(parsed) {
        sheet = parsed as StyleSheet;
      },
      Rule(rule) {
        rules.push(rule as Rule);
      },
    },
  });
  return { sheet: sheet as unknown as StyleSheet, rules };
}

function isScopeOf(name: string, rule: Rule): boolean {
  const [expected] = parseStyles(Buffer.from(`${styleScope(name)} {}`)).sheet.rules;
  return (
    rule.type === 'scope' &&
    expected?.type === 'scope' &&
    isDeepStrictEqual(rule.value.scopeStart, expected.value.scopeStart) &&
    isDeepStrictEqual(rule.value.scopeEnd, expected.value.scopeEnd)
  );
}

const atRuleOf = (rule: Rule) => `@${rule.type === 'unknown' ? rule.value.name : rule.type}`;

/** Returns the name that one of the {@link namingRules} defines. */
function definedName(rule: Rule): string {
  if (rule.type === 'keyframes') return String(rule.value.name.value);
  if (rule.type === 'font-face')
    return (
      rule.value.properties.flatMap((each) => (each.type === 'font-family' ? [String(each.value)] : []))[0] ??
      ''
    );
  return 'value' in rule && rule.value && 'name' in rule.value ? String(rule.value.name) : '';
}
