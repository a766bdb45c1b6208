/** Nothing a person reads on a page stands in the code: it would be in one language only. Looks at the syntax tree of JSX. */
import ts from 'typescript';
import { listFiles, readText } from './source-tree.ts';

const READ_BY_PEOPLE = new Set(['label', 'placeholder', 'title', 'aria-label', 'alt', 'description', 'aria-description']);
const LETTERS = /\p{L}{2,}/u;

export function untranslatedText(root: string): string[] {
  return listFiles(root)
    .filter((path) => /^src\/web\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx'))
    .flatMap((path) => {
      const file = ts.createSourceFile(path, readText(root, path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
      return findings(file).map(({ position, text }) => {
        const line = file.getLineAndCharacterOfPosition(position).line + 1;
        return `${path}:${line}: shows "${text.slice(0, 40)}" without a translation`;
      });
    });
}

interface Finding {
  position: number;
  text: string;
}

function findings(file: ts.SourceFile): Finding[] {
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const text = shownText(node);
    if (text !== undefined && LETTERS.test(text)) found.push({ position: node.getStart(file), text: text.trim() });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The literal a node puts on screen, if it is one: text between tags, `{'text'}`, or a literal in a read attribute. */
function shownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, ' ');
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined;
  const text = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join(' ')
    : node.text;
  return isShown(node) ? text : undefined;
}

function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return isRead(parent);
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isShown(parent);
  if (ts.isParenthesizedExpression(parent)) return isShown(parent);
  if (ts.isBinaryExpression(parent) && /^(?:\?\?|\|\||&&)$/.test(parent.operatorToken.getText())) return isShown(parent);
  if (!ts.isJsxExpression(parent)) return false;
  return ts.isJsxAttribute(parent.parent) ? isRead(parent.parent) : true;
}

function isRead(attribute: ts.JsxAttribute): boolean {
  return READ_BY_PEOPLE.has(attribute.name.getText());
}
