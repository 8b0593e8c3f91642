import { Icon, type IconName } from '../kit/ui/icons.tsx';
import { ICONS } from '../kit/ui/shapes/icons.ts';
import * as css from './gallery.module.css';

const COLOURS: readonly [name: string, hex: string, use: string][] = [
  ['void', '#090D0F', 'page, top bar'],
  ['table', '#0E1417', 'board field'],
  ['panel', '#141C20', 'strips, rail'],
  ['raised', '#1B262B', 'buttons, dialogs'],
  ['high', '#24323A', 'hover, pressed'],
  ['sunk', '#0A0F12', 'fields, wells'],
  ['line', '#2A383F', 'decorative rule, 1.4'],
  ['edge', '#70858E', 'control border, 4.5'],
  ['ink', '#EDE8DC', 'text, 14.1'],
  ['ink2', '#B9C2C1', 'second text, 9.5'],
  ['ink3', '#8C9BA0', 'labels, 6.0'],
  ['lamp', '#F5C563', 'you, selected, 10.7'],
  ['holo', '#83E2D2', 'legal, 11.3'],
  ['rebel', '#F3865C', 'disc, chevron, 6.9'],
  ['empire', '#A7BCEB', 'hexagon, 9.1'],
  ['danger', '#FF6F86', 'with an octagon, 6.5'],
  ['good', '#9BD27F', 'with a tick, 9.8'],
];

export function Colours() {
  return (
    <div className={css.swatches}>
      {COLOURS.map(([name, hex, use]) => (
        <div key={name} className={css.swatch}>
          <i style={{ background: `var(--${name})` }} />
          <div>
            <b>{name}</b>
            <span>{hex}</span>
          </div>
          <small>{use}</small>
        </div>
      ))}
    </div>
  );
}

const ROLES: readonly [role: string, text: string, note: string][] = [
  ['title', 'Where is the base?', 'title, Saira Semi Condensed 600 · 46/48'],
  ['page', 'Good evening, Ida.', 'page 28/32'],
  ['question', 'Where is Infiltration attempted?', 'question 20/26'],
  ['section', 'End the command phase?', 'section 20/24'],
  ['name', 'Rapid Mobilization', 'name 16/20'],
  ['number', '0123456789 14:32', 'number, tabular'],
  ['text', 'Any system with an Imperial unit. Success shows you the top two objectives.', 'text, IBM Plex Sans 15/20'],
  ['strong', 'Any system with an Imperial unit.', 'strong 15/20'],
  ['rail', 'Marta placed only 1 die. Darth Vader moves to her.', 'rail 14/19'],
  ['option', 'Mon Calamari', 'option 15/18'],
  ['note', 'Cato Neimoidia, Ilum 1lI 0O, déjà vu, Łódź, São Paulo', 'note, Plex Sans Condensed 13/16'],
];

export function Type() {
  return (
    <div className={css.type}>
      {ROLES.map(([role, text, note]) => (
        <p key={role} style={{ font: `var(--type-${role})` }}>
          {text} <small>{note}</small>
        </p>
      ))}
      <p>
        <span className="label">The campaign</span> <small>label 12/16, the only capitals</small>
      </p>
    </div>
  );
}

export function Icons() {
  return (
    <ul className={css.icons}>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  );
}
