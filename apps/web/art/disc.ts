/** A disc of radius 100 in a 200 box, with light from the upper left, a thin atmosphere and a bright limb. */

const DISC = '<circle cx="100" cy="100" r="100"/>';

const LIGHT = `<radialGradient id="light" cx=".33" cy=".28" r=".86"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".36" stop-color="#0a1013" stop-opacity="0"/><stop offset=".74" stop-color="#0a1013" stop-opacity=".62"/><stop offset="1" stop-color="#0a1013" stop-opacity=".93"/></radialGradient><radialGradient id="air"><stop offset=".82" stop-color="#a6dbe0" stop-opacity="0"/><stop offset="1" stop-color="#a6dbe0" stop-opacity=".22"/></radialGradient><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#dff2f2" stop-opacity=".85"/><stop offset=".45" stop-color="#a6dbe0" stop-opacity=".25"/><stop offset="1" stop-color="#a6dbe0" stop-opacity=".08"/></linearGradient>`;

/** A disc with its shading. `clip` names the outline; every gradient is relative to the disc itself. */
export function disc(inner: string, clip: string, rimWidth: number): string {
  const shade = ['light', 'air'].map((id) => `<circle cx="100" cy="100" r="101" fill="url(#${id})"/>`).join('');
  const rim = `<circle cx="100" cy="100" r="99" fill="none" stroke="url(#rim)" stroke-width="${rimWidth}"/>`;
  return `<g clip-path="url(#${clip})">${inner}${shade}</g>${rim}`;
}

/** The picture of a disc; `disc` is defined as its outline. */
export function discPicture(defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${LIGHT}<clipPath id="disc">${DISC}</clipPath>${defs}</defs>${body}</svg>\n`;
}
