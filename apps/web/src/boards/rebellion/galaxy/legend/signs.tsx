import { boxOf, type Icon, type Side, UNITS } from '@echo-base/games/rebellion/client';
import { type ReactNode, useId } from 'react';
import { type Translate, useTranslate } from '../../../../kit/i18n/translate.tsx';
import { cx } from '../../../../kit/ui/cx.ts';
import { Emblem } from '../../../../kit/ui/marks.tsx';
import { LeaderToken } from '../../../../kit/ui/pieces/leader-token.tsx';
import { Silhouette } from '../../../../kit/ui/silhouettes.tsx';
import { useScene } from '../../scene.ts';
import { colourOf } from '../../sides.ts';
import { DISC } from '../layout.ts';
import { Pin, Sabotage } from '../markers.tsx';
import type { Standing } from '../place-names.ts';
import * as plate from '../plate.module.css';
import { isTurned } from '../plate-g.tsx';
import { ResourceMark } from '../resources.tsx';
import { Ring } from '../ring.tsx';
import { Stones } from '../stones.tsx';
import * as system from '../system.module.css';
import { TargetMark } from '../target-hit.tsx';
import * as css from './legend.module.css';

/** Every sign of the map with its meaning, drawn by the same components as on the map. */
export function Signs() {
  const t = useTranslate();
  return (
    <div className={css.signs}>
      <Standings t={t} />
      <Group name={t('board.rb.legend.markers')}>
        <Markers t={t} />
      </Group>
      <Group name={t('board.rb.legend.question')}>
        <Marks t={t} />
      </Group>
      <Group name={t('board.rb.legend.builds')}>
        <Builds t={t} />
      </Group>
      <Group name={t('board.rb.legend.leaders')}>
        <Leaders t={t} />
      </Group>
      <Group name={t('board.rb.legend.map')}>
        <Borders t={t} />
      </Group>
      <Group name={t('board.rb.legend.units')} wide>
        <Units t={t} />
      </Group>
      <p className={css.more}>{t('board.rb.legend.more')}</p>
    </div>
  );
}

interface TranslateProps {
  readonly t: Translate;
}

function Group({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={wide ? css.wide : undefined} aria-labelledby={id}>
      <h3 className="label" id={id}>
        {name}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** A sign of the map around the centre of a disc, and its meaning. */
function Sign({ text, r = DISC + 10, children }: { text: string; r?: number; children: ReactNode }) {
  return (
    <li>
      <svg aria-hidden="true" width="34" height="34" viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`}>
        {children}
      </svg>
      <span>{text}</span>
    </li>
  );
}

const Disc = () => <circle className={css.disc} r={DISC} />;

const STANDINGS: readonly Standing[] = [
  'neutral',
  'rebel',
  'imperial',
  'subjugated',
  'subjugated-rebel',
  'remote',
  'destroyed',
];

function Standings({ t }: TranslateProps) {
  return (
    <Group name={t('board.rb.legend.loyalty')}>
      {STANDINGS.map((standing) => (
        <Sign key={standing} text={t(`board.rb.standing.${standing}`)}>
          {standing === 'destroyed' ? <Stones system="alderaan" /> : <Disc />}
          <Ring standing={standing} />
        </Sign>
      ))}
    </Group>
  );
}

function Markers({ t }: TranslateProps) {
  return (
    <>
      <Sign text={t('board.rb.legend.sabotaged')}>
        <Disc />
        <Sabotage />
      </Sign>
      <Sign text={t('board.rb.legend.damaged')} r={18}>
        <path className={plate.damage} d="M0 -6l8 13h-16z" />
      </Sign>
      <Sign text={t('board.rb.base.revealed')}>
        <Disc />
        <circle className={system.base} r={DISC + 8.5} />
      </Sign>
      <Sign text={t('board.rb.base.old')}>
        <Disc />
        <path className={system.oldBase} d="M-6 5L0 -1L6 5" transform={`translate(${-DISC * 0.8} ${DISC * 0.6})`} />
      </Sign>
      <Sign text={t('board.rb.ruledOut')} r={18}>
        <text className={cx(system.name, system.ruledOut)} y="5">
          {t('system.hoth')}
        </text>
      </Sign>
      <Sign text={t('board.rb.canBe')}>
        <g transform="translate(0 12) scale(1.4)">
          <Pin />
        </g>
      </Sign>
    </>
  );
}

const QUIET = { isFaint: false, selected: false, lights: [], number: null };

function Marks({ t }: TranslateProps) {
  const marks = [
    { key: 'legal', target: { ...QUIET, state: 'legal' } },
    { key: 'faint', target: { ...QUIET, state: 'legal', isFaint: true } },
    { key: 'selected', target: { ...QUIET, state: 'legal', selected: true } },
    { key: 'refused', target: { ...QUIET, state: 'refused' } },
  ] as const;
  return marks.map(({ key, target }) => (
    <Sign key={key} text={t(`board.rb.legend.${key}`)} r={DISC + 22}>
      <Disc />
      <TargetMark target={target} r={DISC + 12} />
    </Sign>
  ));
}

function Builds({ t }: TranslateProps) {
  const row = (icons: readonly Icon[]) =>
    icons.map((icon, index) => <ResourceMark key={icon} icon={icon} x={(index - 1) * 12} />);
  return (
    <>
      <Sign text={t('board.rb.legend.space')} r={18}>
        {row(['space-triangle', 'space-circle', 'space-square'])}
      </Sign>
      <Sign text={t('board.rb.legend.ground')} r={18}>
        {row(['ground-triangle', 'ground-circle', 'ground-square'])}
      </Sign>
      <li>
        <span className={css.shapes}>{t('board.rb.legend.shapes')}</span>
      </li>
      <Sign text={t('board.rb.legend.box')} r={18}>
        <text className={system.queue} y="5" textAnchor="middle">
          2
        </text>
      </Sign>
    </>
  );
}

function Leaders({ t }: TranslateProps) {
  return (
    <>
      <li>
        <LeaderToken side="rebel" monogram="PL" size={30} />
        <span>{t('board.rb.legend.rebelLeader')}</span>
      </li>
      <li>
        <LeaderToken side="empire" monogram="DV" size={30} />
        <span>{t('board.rb.legend.imperialLeader')}</span>
      </li>
      <li>
        <LeaderToken side="rebel" monogram="PL" size={30} captured />
        <span>{t('board.rb.legend.captive')}</span>
      </li>
    </>
  );
}

function Borders({ t }: TranslateProps) {
  return (
    <>
      <Sign text={t('board.rb.legend.lane')}>
        <circle className={css.disc} cx="-19" r="7" />
        <circle className={css.disc} cx="19" r="7" />
        <path className={css.lane} d="M-10 0H10" />
      </Sign>
      <Sign text={t('board.rb.legend.border')}>
        <circle className={css.disc} cx="-19" r="7" />
        <circle className={css.disc} cx="19" r="7" />
        <path className={css.border} d="M-3 -20V20M3 -20V20" />
      </Sign>
    </>
  );
}

/** Silhouettes of all units of both sides. */
function Units({ t }: TranslateProps) {
  const { view } = useScene();
  const side = (of: Side) => boxOf(view).unitTypes.filter((type) => UNITS[type].side === of);
  return (
    <>
      {(['imperial', 'rebel'] as const).map((of) => (
        <li key={of} className={css.side} data-side={of}>
          <b className={css.sideName}>
            <Emblem id={colourOf(of)} size={16} /> {t(`side.${of}`)}
          </b>
          <ul className={css.units}>
            {side(of).map((type) => (
              <li key={type}>
                <Silhouette id={type} size={30} flip={isTurned(type, of)} />
                <span>{t(`unit.${type}`)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </>
  );
}
