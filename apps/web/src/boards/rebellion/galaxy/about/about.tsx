import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '@echo-base/games/rebellion/client';
import { type Translate, useTranslate } from '../../../../kit/i18n/translate.tsx';
import { Icon, type IconName } from '../../../../kit/ui/icons.tsx';
import { HereButton } from '../../mates/here-button.tsx';
import { useScene } from '../../scene.ts';
import { DISC } from '../layout.ts';
import { Planet } from '../markers.tsx';
import { baseMarkOf, standingOf } from '../place-names.ts';
import { ResourceMark } from '../resources.tsx';
import { Ring } from '../ring.tsx';
import { Stones } from '../stones.tsx';
import * as css from './about.module.css';
import { Forces } from './forces.tsx';
import { Neighbours } from './neighbours.tsx';
import { Now } from './now.tsx';
import { iconsInUse, knownOf } from './place-card.ts';

interface AboutProps {
  readonly place: PlaceId;
  /** Shows another system. */
  onGo(system: SystemId): void;
  onClose(): void;
}

/** Everything the viewer may know about a place, and what the question has to do with it. */
export function About({ place, onGo, onClose }: AboutProps) {
  return (
    <div className={css.about} data-about={place}>
      {place === BASE_SPACE ? <BaseSpace /> : <Standing id={place} />}
      <Now place={place} onClose={onClose} />
      <HereButton place={place} onSent={onClose} />
      <Forces place={place} />
      {place !== BASE_SPACE && <Known id={place} />}
      {place !== BASE_SPACE && <Neighbours id={place} onGo={onGo} />}
      {place === BASE_SPACE && <HiddenBase onGo={onGo} />}
    </div>
  );
}

/** The planet with its ring as on the map. */
function Portrait({ id }: { id: SystemId }) {
  const { view } = useScene();
  const standing = standingOf(id, view.systems[id]);
  const half = DISC + 11;
  return (
    <svg className={css.portrait} aria-hidden="true" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
      {standing === 'destroyed' ? <Stones system={id} /> : <Planet id={id} />}
      <Ring standing={standing} />
    </svg>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li>
      <Icon name={icon} size={18} /> <span>{children}</span>
    </li>
  );
}

/** Loyalty, markers, and what it builds. */
function Standing({ id }: { id: SystemId }) {
  const t = useTranslate();
  const scene = useScene();
  const { view } = scene;
  const state = view.systems[id];
  const standing = standingOf(id, state);
  const base = baseMarkOf(view, id);
  const isWatched = view.lasting.some(({ kind, system }) => kind === 'locked' && system === id);
  return (
    <section className={css.standing}>
      <Portrait id={id} />
      <ul>
        <li className={css.word} data-standing={standing}>
          {t(`board.rb.standing.${standing}`)}
        </li>
        {state.sabotaged && <Fact icon="alert">{t('board.rb.about.sabotaged')}</Fact>}
        {base && <Fact icon="flag">{t(`board.rb.base.${base}`)}</Fact>}
        {isWatched && <Fact icon="eye">{t('refused.system_watched')}</Fact>}
        {!state.destroyed && <Builds id={id} t={t} />}
      </ul>
    </section>
  );
}

/** Resource icons in words and pictures, with the box of the queue. */
function Builds({ id, t }: { id: SystemId; t: Translate }) {
  const scene = useScene();
  const { icons, box } = SYSTEMS[id];
  if (box === null) return null;
  const use = iconsInUse(scene, id);
  const width = icons.length * 13 + 2;
  return (
    <li className={css.builds}>
      <svg aria-hidden="true" width={width} height="14" viewBox={`-7 -7 ${width} 14`}>
        {icons
          .map((icon, index) => ({ icon, x: index * 13 }))
          .map(({ icon, x }) => (
            <ResourceMark key={x} icon={icon} x={x} />
          ))}
      </svg>
      <span>
        {t('board.rb.builds', { icons: icons.map((icon) => t(`board.rb.icon.${icon}`)).join(', '), box })}
        {use === 'first' && icons.length > 1 && <small>{t('board.rb.about.firstIcon')}</small>}
      </span>
    </li>
  );
}

function BaseSpace() {
  const t = useTranslate();
  const { view } = useScene();
  return <p className={css.note}>{t(view.base.revealed ? 'board.rb.about.bayClosed' : 'board.rb.about.bay')}</p>;
}

/** The system of the hidden base, for players who know it. */
function HiddenBase({ onGo }: { onGo(system: SystemId): void }) {
  const t = useTranslate();
  const { system } = useScene().view.base;
  if (system === null) return null;
  return (
    <section className={css.neighbours}>
      <h3 className="label">{t('board.rb.about.baseSystem')}</h3>
      <button type="button" className={css.go} onClick={() => onGo(system)}>
        {t(`system.${system}`)}
      </button>
    </section>
  );
}

/** The Empire's memory aid in words. */
function Known({ id }: { id: SystemId }) {
  const t = useTranslate();
  const known = knownOf(useScene(), id);
  if (!known) return null;
  return (
    <section>
      <h3 className="label">{t('board.rb.about.known')}</h3>
      <p className={css.note} data-known={known}>
        <Icon name={known === 'open' || known === 'here' ? 'pin' : 'ban'} size={18} />{' '}
        {t(`board.rb.about.known.${known}`)}
      </p>
    </section>
  );
}
