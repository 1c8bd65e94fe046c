import { parseSync } from '@swc/core';

const unseen = new Set(['className', 'href', 'id', 'key', 'name', 'rel', 'src', 'style', 'target', 'type']);

/**
 * Returns a module's visible texts: element text, and strings and templates of more than one word. Types, module names,
 * SQL, messages of plain errors and attributes such as `href` are left out. In templates, `{}` replaces each value.
 *
 * @param {string} source TypeScript, with or without JSX
 * @param {boolean} tsx
 * @returns {string[]}
 */
export function visibleTexts(source, tsx) {
  /** @type {string[]} */
  const texts = [];
  const add = (text, isElement) => {
    const line = text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (isElement ? /\p{L}/u.test(line) : /\p{L}[\p{L},.’']* +[\p{L}{]/u.test(line)) texts.push(line);
  };
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== 'object') return undefined;
    switch (node.type) {
      case 'ImportDeclaration':
      case 'TsTypeAnnotation':
      case 'TsTypeAliasDeclaration':
      case 'TsInterfaceDeclaration':
      case 'TsTypeParameterInstantiation':
      case 'TaggedTemplateExpression':
        return undefined;
      case 'NewExpression':
        if (node.callee.type === 'Identifier' && /^(?:Type|Range|Syntax)?Error$/.test(node.callee.value))
          return undefined;
        break;
      case 'JSXAttribute':
        if (unseen.has(node.name.value)) return undefined;
        break;
      case 'JSXText':
        return add(node.value, true);
      case 'StringLiteral':
        return add(node.value, false);
      case 'TemplateLiteral':
        add(node.quasis.map((part) => part.cooked ?? part.raw).join('{}'), false);
        return visit(node.expressions);
    }
    return Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }).body);
  return texts;
}
