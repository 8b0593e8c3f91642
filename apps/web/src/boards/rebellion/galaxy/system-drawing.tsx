import { boxOf, type SystemId } from '@echo-base/games/rebellion/client';
import { memo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { useLit } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import { type Box, DISC } from './layout.ts';
import { Pin, Planet, Sabotage } from './markers.tsx';
import type { SystemFacts } from './place-facts.ts';
import { standingOf } from './place-names.ts';
import { PlateG } from './plate-g.tsx';
import { type Detail, ENLARGED, namesEnlarged, noteBox, type Plate } from './plates.ts';
import { Resources } from './resources.tsx';
import { Ring } from './ring.tsx';
import { Stones } from './stones.tsx';
import * as css from './system.module.css';
import { type Drawn, TargetMark } from './target-hit.tsx';
import { useLayout } from './use-layout.ts';

/** Drawn state of a system in the question. */
type Mark = Pick<Drawn, 'state' | 'selected' | 'isFaint'>;

export interface SystemLook {
  readonly facts: SystemFacts;
  readonly plates: readonly Plate[];
  /** Box of the tag of the Rebel base, if it is here. */
  readonly tag: Box | null;
  readonly detail: Detail;
  /** It was found by the search. */
  readonly found: boolean;
  /** Possible Rebel bases are marked. */
  readonly aid: boolean;
  /** What it builds is shown. */
  readonly builds: boolean;
}

interface DrawingProps extends SystemLook {
  /** Its state in the question. */
  readonly target: Drawn;
  /** A piece is dragged over it. */
  readonly isOver: boolean;
}

/** The light around a system that may be pressed or is chosen. */
function Halo({ target, isOver }: Pick<DrawingProps, 'target' | 'isOver'>) {
  const isLit = useLit(target.lights) || isOver;
  const isShown = (target.state === 'legal' && (!target.isFaint || isLit)) || target.selected;
  return isShown && <circle className={cx(css.halo, target.selected && css.chosen)} r={DISC * 2.5} />;
}

/**
 * The picture of a system. Memoised: it rerenders only when the system changes, not at every movement of the pointer.
 */
export const SystemDrawing = memo(function SystemDrawing({
  facts,
  plates,
  tag,
  detail,
  found,
  aid,
  builds,
  target,
  isOver,
}: DrawingProps) {
  const { id, state, isRuledOut, isBare } = facts;
  const { x, y } = useLayout().centreOf(id);
  const standing = standingOf(id, state);
  return (
    <svg aria-hidden="true" className={css.drawing} width="1" height="1">
      {plates.map((plate) => (
        <Tether key={plate.side} plate={plate} />
      ))}
      <Halo target={target} isOver={isOver} />
      <circle className={css.casing} r={DISC + 3.5} />
      {standing === 'destroyed' ? <Stones system={id} /> : <Planet id={id} />}
      <Ring standing={standing} />
      <BaseRing facts={facts} detail={detail} tag={tag} />
      <TargetMark target={target} isOver={isOver} r={DISC + 12} />
      {found && <circle className={css.found} r={DISC + 17} data-found="" />}
      {state.sabotaged && <Sabotage />}
      {(detail !== 'power' || isAsked(target)) && <Name facts={facts} mark={target} detail={detail} builds={builds} />}
      {aid && !isRuledOut && facts.base !== 'located' && (
        <g transform={`translate(${-DISC} ${-DISC - 4})`} data-aid="">
          <Pin />
        </g>
      )}
      {isBare && <Bare system={id} plates={plates} detail={detail} />}
      {plates.map((plate) => (
        <g
          key={plate.side}
          className={css.plate}
          transform={`translate(${plate.box.x - x} ${plate.box.y - y}) scale(${ENLARGED[detail]})`}
          data-plate={plate.side}
        >
          <PlateG plate={plate} />
        </g>
      ))}
    </svg>
  );
});

/** Whether a system is a target: it has its name at every scale. */
const isAsked = ({ state, isFaint, selected }: Mark): boolean => selected || (state === 'legal' && !isFaint);

/** Line between a disc and its plate, so that no plate reads as a neighbour's. */
function Tether({ plate: { system, side, box } }: { plate: Plate }) {
  const { x, y } = useLayout().centreOf(system);
  const line = `M0 0L${box.x + box.width / 2 - x} ${box.y + box.height / 2 - y}`;
  return (
    <>
      <path className={css.tetherCasing} d={line} />
      <path className={cx(css.tether, css.sideLine)} data-side={side} d={line} />
    </>
  );
}

/** Marks a system that needs a ground unit, during the Empire's setup; an icon alone at small scale. */
function Bare({ system, plates, detail }: Pick<SystemLook, 'plates' | 'detail'> & { system: SystemId }) {
  const t = useTranslate();
  const words = t('board.rb.tray.bare');
  const width = detail === 'near' ? words.length * 5.6 + 28 : 20;
  const layout = useLayout();
  const at = layout.centreOf(system);
  const { systems } = boxOf(useScene().view);
  const box = noteBox({ layout, systems, nameOf: (id) => t(`system.${id}`) }, { system, width, plates }, detail);
  return (
    <g transform={`translate(${box.x - at.x} ${box.y - at.y}) scale(${ENLARGED[detail]})`} data-bare="">
      <rect className={css.bareGround} width={width} height="18" rx="3" />
      <path className={css.bareGround} d="M7.5 4h5l3 3v4l-3 3h-5l-3 -3v-4z" />
      <path className={css.bareGround} d="M10 6.5v3.5M10 11.8v.2" />
      {detail === 'near' && (
        <text className={css.bareText} x="21" y="13">
          {words}
        </text>
      )}
    </g>
  );
}

/** Name under the disc, faint if the base cannot be there and nothing asks for it, and what it builds. */
function Name({ facts, mark, detail, builds }: Pick<SystemLook, 'facts' | 'detail' | 'builds'> & { mark: Mark }) {
  const t = useTranslate();
  const layout = useLayout();
  const { id, isRuledOut } = facts;
  const name = t(`system.${id}`);
  const isDestroyed = facts.state.destroyed;
  const reach = name.length * 3.1 + 4;
  return (
    <g className={css.lettering} transform={`translate(0 ${DISC + 8}) scale(${namesEnlarged(layout, detail)})`}>
      <text
        className={cx(
          css.name,
          mark.selected && css.chosenName,
          mark.state === 'refused' && css.refusedName,
          isRuledOut && !isAsked(mark) && css.ruledOut,
        )}
        data-ruled-out={isRuledOut || undefined}
        y="11"
      >
        {name}
      </text>
      {mark.state === 'refused' && <path className={css.strike} d={`M${-reach} 7H${reach}`} />}
      {builds && detail === 'near' && !isDestroyed && <Resources system={id} y={20.5} />}
      {isDestroyed && (
        <text className={css.destroyed} y="24">
          {t('board.rb.standing.destroyed')}
        </text>
      )}
    </g>
  );
}

/** Dashed ring and tag of the Rebel base, if the viewer knows it; a hollow chevron for a former one. */
function BaseRing({ facts, detail, tag }: Pick<SystemLook, 'facts' | 'detail' | 'tag'>) {
  const t = useTranslate();
  const { centreOf } = useLayout();
  const { id, base: mark } = facts;
  if (mark === null) return null;
  if (mark === 'old') {
    return <path className={css.oldBase} d="M-6 5L0 -1L6 5" transform={`translate(${-DISC * 0.8} ${DISC * 0.6})`} />;
  }
  const { x, y } = centreOf(id);
  const k = ENLARGED[detail];
  return (
    <g data-base={mark}>
      <circle className={cx(css.base, mark === 'revealed' && css.revealed)} r={DISC + 8.5} />
      {tag && (
        <g transform={`translate(${tag.x - x} ${tag.y - y}) scale(${k})`}>
          <rect className={css.tag} width={tag.width / k} height={tag.height / k} rx="9" />
          <text className={css.tagText} x={tag.width / k / 2} y="13">
            {t(`board.rb.tag.${mark}`)}
          </text>
        </g>
      )}
    </g>
  );
}
