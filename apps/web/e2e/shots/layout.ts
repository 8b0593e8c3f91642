/** In the page: what is cut off, covered, out of reach or too small at this size, one line each. */
export function layoutFindings(): string[] {
  const found: string[] = [];
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').slice(0, 48);
    return `<${element.tagName.toLowerCase()} ${String(element.getAttribute('class') ?? '').slice(0, 40)}> "${text}"`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');
  // What lies on a map is reached by moving the map.
  const isOnMap = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).touchAction === 'none') return true;
    return false;
  };
  const scrollerOf = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return at;
    }
    return null;
  };
  const isHiddenText = (style: CSSStyleDeclaration) => style.clipPath === 'inset(50%)' || style.clip !== 'auto';
  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    const style = getComputedStyle(element);
    if (isHiddenText(style) || element.closest('svg')) continue;
    const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const clips = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
    const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3;
    if (ownText && clips && isCut && element.clientWidth > 2) found.push(`cut text: ${nameOf(element)}`);
    const size = Number.parseFloat(style.fontSize);
    if (ownText && size > 0 && size < 12) found.push(`${style.fontSize} text: ${nameOf(element)}`);
    const box = element.getBoundingClientRect();
    const isOutside = box.right > innerWidth + 1 || box.left < -1;
    if (ownText && isOutside && box.width > 2 && !scrollerOf(element))
      found.push(`beyond the side: ${nameOf(element)}`);
  }
  const controls = 'button, a[href], input, select, textarea, [role="tab"], [role="option"], [tabindex="0"]';
  const layer = document.querySelector('[role="dialog"]') ?? document;
  for (const control of layer.querySelectorAll(controls)) {
    if (!isShown(control) || control.className === 'skip-link' || isOnMap(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 3 || box.height < 3 || control.closest('[data-radix-focus-guard]')) continue;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const scroller = scrollerOf(control);
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      const isInPage = x >= 0 && x < innerWidth && y + scrollY >= 0 && y + scrollY < root.scrollHeight;
      if (!isInPage && !scroller && !control.closest('svg, [data-surface]'))
        found.push(`out of reach: ${nameOf(control)}`);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    // The page scrolls under bars that stay in view.
    const bar = top?.closest('section, nav, footer, header');
    const isPassing = bar && /sticky|fixed/.test(getComputedStyle(bar).position);
    const view = scroller?.getBoundingClientRect();
    const isScrolledAway = view && (y > view.bottom || y < view.top || x > view.right || x < view.left);
    const isSame = top && (control.contains(top) || top.contains(control) || top.closest('label')?.contains(control));
    if (top && !isPassing && !isScrolledAway && !isSame) found.push(`covered: ${nameOf(control)} by ${nameOf(top)}`);
    if (matchMedia('(pointer: coarse)').matches && (box.width < 24 || box.height < 24))
      found.push(`small target ${Math.round(box.width)}×${Math.round(box.height)}: ${nameOf(control)}`);
  }
  return [...new Set(found)];
}
