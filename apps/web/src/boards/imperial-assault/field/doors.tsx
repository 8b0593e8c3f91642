import type { MapInfo } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { shownOptions } from '../../../question/selection/offered.ts';
import { useActs, useSelected } from '../../../question/selection/use-selection.ts';
import * as css from './doors.module.css';
import { borderMiddle } from './layout.ts';

/** Doors that the acting figure can open now, as buttons in their middle. */
export function Doors({ map }: { map: MapInfo }) {
  const t = useTranslate();
  const { press, hover } = useActs();
  const options = useSelected((chosen) =>
    shownOptions(chosen).filter(({ at, refused }) => at?.startsWith('door:') && !refused),
  );
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
          onClick={() => press(option)}
          onPointerEnter={() => hover(option.key)}
          onPointerLeave={() => hover(null)}
        >
          {t(option.label)}
        </button>
      </div>
    );
  });
}
