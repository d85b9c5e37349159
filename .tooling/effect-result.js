/**
 * A rule for oxlint: React calls what effects and ref callbacks return, and waits for what a transition returns. Browsers change what their
 * methods return (scrolling in Chromium 156), so none of them returns the result of a call.
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

/** Nothing, a function, or one that has a name. */
function isCleanUp(expression) {
  if (expression === null || isFunction(expression)) return true;
  if (expression.type === 'UnaryExpression') return expression.operator === 'void';
  return expression.type === 'Identifier';
}

function create(context) {
  /** For each function around the code, whether its result matters. */
  const around = [];
  const check = (expression) => {
    if (isCleanUp(expression)) return;
    const message = 'Its result is taken for a clean-up: write a statement in braces, or name the clean-up.';
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

export default { meta: { name: 'tasting-house' }, rules: { 'effect-result': { create } } };
