/**
 * Webpack loader for a library's modules: removes the names for developer tools from top-level components and contexts,
 * and marks their creation as free of side effects. A minifier keeps a component that has a name assigned, so that one
 * unused component of a library would include everything it uses. @public
 */
export default function unnamedComponentsLoader(source: string): string {
  return source
    .replace(/^[\w$]+\.displayName = "[^"\n]*";$/gm, '')
    .replace(/^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
}
