import stylelint from 'stylelint';

const ruleName = 'echo-base/sideways-scrolling';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected:
    'Give what scrolls sideways a position: text for screen readers is positioned, and would widen the page from far to the right.',
});

const givesPosition = ({ nodes }) => nodes.some(({ prop, value }) => prop === 'position' && value !== 'static');

/** What a declaration is about has a position, by its own rule or by one that always applies. */
function isPositioned({ parent }, root) {
  const always = root.nodes.filter(({ selector }) => selector === parent.selector);
  return [parent, ...always].some(givesPosition);
}

function rule(isOn) {
  return (root, result) => {
    if (!isOn) return;
    root.walkDecls(/^overflow(-x)?$/, (node) => {
      if (!/^(auto|scroll)\b/.test(node.value) || isPositioned(node, root)) return;
      stylelint.utils.report({ ruleName, result, node, message: messages.rejected });
    });
  };
}

rule.ruleName = ruleName;
rule.messages = messages;

/** A box that scrolls sideways is the containing block of what is positioned in it. */
export default stylelint.createPlugin(ruleName, rule);
