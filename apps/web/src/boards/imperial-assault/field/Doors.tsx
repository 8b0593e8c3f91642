import type { MapInfo } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { shownOptions, useTargets } from '../../../match/targets.tsx';
import css from './Doors.module.css';
import { borderMiddle } from './layout.ts';

/** Doors that the acting figure can open now, as buttons in their middle. */
export function Doors({ map }: { map: MapInfo }) {
  const t = useTranslate();
  const targets = useTargets();
  const options = shownOptions(targets).filter(({ at, refused }) => at?.startsWith('door:') && !refused);
  return options.map((option) => {
    const door = map.doors.find(({ id }) => option.at === `door:${id}`);
    const [first] = door?.edges ?? [];
    const last = door?.edges.at(-1);
    if (!door || !first || !last) return null;
    const [a, b] = [borderMiddle(first), borderMiddle(last)];
    return (
      <div
        key={door.id}
        className={css.door}
        style={{ left: (a.x + b.x) / 2, top: (a.y + b.y) / 2 }}
        data-place={`door:${door.id}`}
      >
        <button
          type="button"
          data-target="legal"
          data-names={option.at}
          onClick={() => targets.press(option)}
          onPointerEnter={() => targets.hover(option.key)}
          onPointerLeave={() => targets.hover(null)}
        >
          {t(option.label)}
        </button>
      </div>
    );
  });
}
