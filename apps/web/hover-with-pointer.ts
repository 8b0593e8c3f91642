import { AtRule, type Plugin, type Rule } from 'postcss';

/** Moves the selectors of a rule that look at the pointer into a media query for devices that have one. */
function moveHover(rule: Rule): void {
  const hovered = rule.selectors.filter((selector) => selector.includes(':hover'));
  if (hovered.length === 0) return;
  const others = rule.selectors.filter((selector) => !hovered.includes(selector));
  rule.after(new AtRule({ name: 'media', params: '(hover: hover)', nodes: [rule.clone({ selectors: hovered })] }));
  if (others.length > 0) rule.selectors = others;
  else rule.remove();
}

/**
 * Looks of `:hover` apply where a pointer can hover. On a touch screen they would stay after a tap until the next one, and
 * Safari takes the first tap on what they reveal as hovering only.
 */
export function hoverWithPointer(): Plugin {
  return {
    postcssPlugin: 'echo-base:hover-with-pointer',
    Once(root) {
      const rules: Rule[] = [];
      root.walkRules((rule) => void rules.push(rule));
      for (const rule of rules) moveHover(rule);
    },
  };
}
