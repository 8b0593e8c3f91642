/**
 * A view of a part of a state that follows from this part alone, whoever looks: made once, and the very same again for
 * as long as the part is. Only for parts of states that acts have led to, which never change in place.
 */
export function perPart<P extends object, V>(make: (part: P) => V): (part: P) => V {
  const made = new WeakMap<P, V>();
  return (part) => {
    const known = made.get(part);
    if (known !== undefined) return known;
    const view = make(part);
    made.set(part, view);
    return view;
  };
}
