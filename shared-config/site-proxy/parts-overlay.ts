/**
 * Script for the pages of `remote develop --against`. Adds a panel that lists the version and publisher of each part on
 * the page. Outlines the parts while the panel is open. The script has no imports, because it is not bundled.
 */

interface NamedPart {
  readonly name: string;
  readonly version: string;
  /** Who published the part, or where the part comes from. */
  readonly whose: string;
}

const panel = document.createElement('details');
const summary = document.createElement('summary');
const list = document.createElement('ul');
summary.textContent = 'Parts of this page';
panel.append(summary, list);
// The content security policy blocks style attributes, but not styles set by a script.
Object.assign(panel.style, {
  position: 'fixed',
  inset: 'auto auto 0 0',
  zIndex: '2147483647',
  padding: '0.75rem',
  font: '14px/1.5 system-ui',
  color: '#fff',
  background: '#0d3146',
});

const elementsOf = (name: string) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      name === 'shell' ? '#shell-top, #shell-bottom' : `[data-part="${name}"]`,
    ),
  ].filter((element) => element.hasChildNodes());

let parts: readonly NamedPart[] = [];

function show(): void {
  const items = parts.flatMap(({ name, version, whose }) => {
    const elements = elementsOf(name);
    for (const { style } of elements) {
      style.outline = panel.open ? '2px dashed #cc6c00' : '';
      style.outlineOffset = '-2px';
    }
    const item = document.createElement('li');
    item.textContent = `${name} ${version}: ${whose}`;
    return elements.length > 0 ? [item] : [];
  });
  list.replaceChildren(...items);
}

panel.addEventListener('toggle', show);
// After each navigation, the shell sets this attribute to the name of the part that became interactive.
new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-live'] });
void fetch('/dev/parts.json').then(async (response) => {
  parts = await response.json();
  document.body.append(panel);
  show();
});

// Makes this file a module for the compiler.
export {};
