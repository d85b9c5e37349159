/** Adds rules of our own to oxlint. */

/**
 * `effect-result`: React calls what effects and ref callbacks return, and waits for what transitions return.
 * So none may return the result of a call. Since Chromium 156, scrolling returns a promise.
 */
const WITH_RESULT = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'startTransition']);

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

function hasResult({ parent }) {
  if (parent.type === 'CallExpression') {
    const { callee } = parent;
    return WITH_RESULT.has(callee.type === 'MemberExpression' ? callee.property.name : callee.name);
  }
  const isOfAttribute = parent.type === 'JSXExpressionContainer' && parent.parent.type === 'JSXAttribute';
  return isOfAttribute && parent.parent.name.name === 'ref';
}

/** An effect may return nothing, a function, or the name of one. */
function isCleanUp(expression) {
  if (expression === null || isFunction(expression)) return true;
  if (expression.type === 'UnaryExpression') return expression.operator === 'void';
  return expression.type === 'Identifier';
}

function effectResult(context) {
  /** For each function around the code: whether React uses its result. */
  const around = [];
  const check = (expression) => {
    if (isCleanUp(expression)) return;
    const message =
      'React takes the result for a clean-up: write a statement in braces, or name the clean-up.';
    context.report({ node: expression, message });
  };
  const enter = (node) => {
    around.push(hasResult(node));
    if (around.at(-1) && node.body.type !== 'BlockStatement') check(node.body);
  };
  const leave = () => void around.pop();
  return {
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ReturnStatement({ argument }) {
      if (around.at(-1)) check(argument);
    },
  };
}

/** Calls of these names read a page at once, without waiting. */
const READS = new Set([
  'count',
  'isVisible',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'inputValue',
  'valueOf',
  'getAttribute',
  'textContent',
  'innerText',
  'allInnerTexts',
  'allTextContents',
]);

/** `read-once`: a page may not be ready at once, so a test reads again until it sees what it expects. */
function readOnce(context) {
  return {
    CallExpression({ callee, arguments: [read] }) {
      if (callee.name !== 'expect' || read?.type !== 'AwaitExpression') return;
      const method = read.argument.callee?.property?.name;
      // `count` of a locator has no arguments; `count` of a table of the store has some.
      if (!READS.has(method) || (method === 'count' && read.argument.arguments.length > 0)) return;
      const message = `Write await expect.poll(() => ….${method}()): the page may not be ready yet.`;
      context.report({ node: read, message });
    },
  };
}

export default {
  meta: { name: 'tasting-house' },
  rules: { 'effect-result': { create: effectResult }, 'read-once': { create: readOnce } },
};
