import {
  type ForceForecast,
  lands,
  type RebellionView,
  type Side,
  type SideForecast,
} from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Emblem } from '../../../kit/ui/marks.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { useDecision, useSelected } from '../../../question/selection/use-selection.ts';
import { BattleDie } from '../combat/battle-die.tsx';
import { isTurned } from '../galaxy/plate-g.tsx';
import { Leader } from '../leaders/leader.tsx';
import { colourOf, sideOfViewer } from '../sides.ts';
import { forecastOf, inOrder, mayHideBase } from './forecast.ts';
import * as css from './forecast-panel.module.css';
import { unitsOf } from './order.ts';

/** Forecast of the combat that the picked order would start: units and dice of both sides by theatre, and tactic cards. */
export function ForecastPanel({ view, viewer }: { view: RebellionView; viewer: string }) {
  const t = useTranslate();
  const decision = useDecision();
  const picked = useSelected(({ picked }) => picked);
  const forecast = forecastOf(view, decision, picked);
  if (!forecast) return null;
  const system = t(`system.${forecast.system}`);
  const { sides } = forecast;
  if (!sides) {
    const mayFight = lands(unitsOf(picked)) && mayHideBase(view, forecast.system);
    return (
      <p className={css.none}>{t(mayFight ? 'board.rb.forecast.ifBase' : 'board.rb.forecast.none', { system })}</p>
    );
  }
  const isCapped = Object.values(sides).some(({ space, ground }) => (space?.lost ?? 0) + (ground?.lost ?? 0) > 0);
  return (
    <section aria-label={t('board.rb.forecast.title', { system })} data-forecast={forecast.system}>
      <h3 className={css.head}>
        <span className="label">{t('board.rb.forecast.title', { system })}</span>
        <small>{t('board.rb.forecast.asPicked')}</small>
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('board.rb.forecast.side')}</span>
            </th>
            <th scope="col">{t('theatre.space')}</th>
            <th scope="col">{t('theatre.ground')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(sideOfViewer(viewer)).map((side) => (
            <SideRow key={side} side={side} forecast={sides[side]} view={view} />
          ))}
        </tbody>
      </table>
      {isCapped && <p className={css.note}>{t('board.rb.forecast.cap')}</p>}
    </section>
  );
}

function SideRow({ side, forecast, view }: { side: Side; forecast: SideForecast; view: RebellionView }) {
  const t = useTranslate();
  const [leader] = forecast.leaders;
  return (
    <>
      <tr className={css.side} data-side={side}>
        <th scope="row" rowSpan={2}>
          {leader ? (
            <Leader leader={leader} now={view.leaders[leader]} size={30} />
          ) : (
            <Emblem id={colourOf(side)} size={22} />
          )}
          <span className="visually-hidden">{t(`side.${side}`)}</span>
        </th>
        <ForceCell force={forecast.space} side={side} />
        <ForceCell force={forecast.ground} side={side} />
      </tr>
      <tr>
        <td colSpan={2} className={css.cards}>
          {t('detail.tacticCards', forecast.cards)}
        </td>
      </tr>
    </>
  );
}

function ForceCell({ force, side }: { force: ForceForecast | null; side: Side }) {
  const t = useTranslate();
  if (!force) return <td className={css.empty}>–</td>;
  const dice = (['red', 'black'] as const).filter((colour) => force[colour] > 0);
  return (
    <td>
      <ul className={css.units}>
        {force.units.map(({ type, count }) => (
          <li key={type}>
            <Silhouette id={type} size={22} flip={isTurned(type, side)} />
            <b aria-hidden="true">{count}</b>
            <span className="visually-hidden">{t(`units.${type}`, { n: count })}</span>
          </li>
        ))}
      </ul>
      <ul className={css.dice}>
        {dice.map((colour) => (
          <li key={colour} data-dice={`${colour} ${force[colour]}`}>
            <BattleDie colour={colour} face={null} size={20} />
            <b>{force[colour]}</b>
            <span className="visually-hidden">{t(`colour.${colour}`)}</span>
          </li>
        ))}
        {dice.length === 0 && <li>{t('board.rb.forecast.noDice')}</li>}
      </ul>
    </td>
  );
}
