import { placeIds } from '@title24/remote-kit/contract';
import { type SelectorComponent, transform } from 'lightningcss';
import type { GateProblem } from './candidate.ts';

/** Elements of the page itself, which no remote renders. */
const places: ReadonlySet<string> = new Set(Object.values(placeIds));

/** Maximum number of selectors listed in a refusal. */
const namedSelectors = 3;

/**
 * Finds styles of a remote that apply to elements of others: a stylesheet applies to the whole page, and stays after
 * its remote is left. Each selector must contain something that belongs to the remote: a class, an id, an attribute or
 * a custom element. This is no defense against malice, for which scripts suffice, but against the stylesheet of a
 * package that resets `body`.
 * @param path of the stylesheet within the build
 */
export function styleProblems(path: string, content: Uint8Array): GateProblem[] {
  const reaching: string[] = [];
  try {
    transform({
      filename: path,
      code: content,
      // As browsers do, which ignore what they do not know.
      errorRecovery: true,
      visitor: {
        Rule: {
          style({ value: { selectors } }) {
            for (const selector of selectors) if (!hasOwn(selector)) reaching.push(nameOf(selector));
          },
        },
      },
    });
  } catch {
    // An unreadable rule styles nothing.
    return [];
  }
  if (reaching.length === 0) return [];
  const named = [...new Set(reaching)].slice(0, namedSelectors).join(', ');
  return [
    {
      gate: 'files',
      message: `${path} styles elements of the whole page: ${named}.`,
      remedy: 'Give each selector a class of the remote, as CSS modules do.',
    },
  ];
}

function hasOwn(selector: readonly SelectorComponent[]): boolean {
  return selector.some((component) => {
    switch (component.type) {
      case 'class':
      case 'attribute':
      // Stands for the enclosing rule, which has been checked.
      case 'nesting':
        return true;
      case 'id':
        return !places.has(component.name);
      case 'type':
        return component.name.includes('-');
      case 'pseudo-class':
        return (
          (component.kind === 'is' || component.kind === 'where' || component.kind === 'has') &&
          component.selectors.every(hasOwn)
        );
      default:
        return false;
    }
  });
}

/** The start of a selector, enough to find it. */
function nameOf(selector: readonly SelectorComponent[]): string {
  const names = selector.map((component) => {
    switch (component.type) {
      case 'type':
        return component.name;
      case 'id':
        return `#${component.name}`;
      case 'universal':
        return '*';
      case 'combinator':
        return ' ';
      case 'pseudo-class':
      case 'pseudo-element':
        return `:${component.kind}`;
      default:
        return '';
    }
  });
  return names.join('').trim();
}
