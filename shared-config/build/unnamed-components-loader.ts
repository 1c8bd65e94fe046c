/**
 * Webpack loader that removes the display names of a library's top-level components and contexts, and annotates
 * their creation as free of side effects. Otherwise, a minifier would keep unused components.
 * @public
 */
export default function unnamedComponentsLoader(source: string): string {
  return source
    .replace(/^[\w$]+\.displayName = "[^"\n]*";$/gm, '')
    .replace(/^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
}
