/**
 * Webpack loader for library modules. It removes from top-level components and contexts the names that developer tools
 * show, and marks their creation as free of side effects. Otherwise a minifier would keep unused components and all the
 * code they use.
 * @public
 */
export default function unnamedComponentsLoader(source: string): string {
  return source
    .replace(/^[\w$]+\.displayName = "[^"\n]*";$/gm, '')
    .replace(/^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
}
