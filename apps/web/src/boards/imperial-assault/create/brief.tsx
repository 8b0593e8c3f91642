import { missionOf } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import * as css from './create.module.css';
import { MapThumb } from './map-thumb.tsx';
import { DRAWN, deckIds } from './missions.ts';

/** Missions of the deck by map: the first of each. */
const maps = deckIds.filter(
  (id, index) => deckIds.findIndex((one) => missionOf(one).map === missionOf(id).map) === index,
);

/** A mission before the match begins: its map, and how it scores; drawn ones with the maps of the deck. */
export function Brief({ mission }: { mission: string }) {
  const t = useTranslate();
  const name = t({ key: `option.mission.${mission}` });
  if (mission === DRAWN)
    return (
      <section className={css.brief} aria-label={name}>
        <h2>{name}</h2>
        <p>{t('board.ia.create.drawn', { n: deckIds.length })}</p>
        <div className={css.maps}>
          {maps.map((id) => (
            <MapThumb key={id} mission={id} label={t({ key: `option.mission.${id}` })} />
          ))}
        </div>
      </section>
    );
  return (
    <section className={css.brief} aria-label={name}>
      <h2>{name}</h2>
      <MapThumb mission={mission} label={t('board.ia.create.map', { mission: name })} />
      <p>{t({ key: `missionText.${mission}` })}</p>
    </section>
  );
}
