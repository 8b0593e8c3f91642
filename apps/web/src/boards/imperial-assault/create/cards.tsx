import { missionIds } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import * as css from './create.module.css';
import { MapThumb } from './map-thumb.tsx';
import { DRAWN } from './missions.ts';

/** All missions by their maps, to choose one, or to draw it. */
export function Cards({ chosen, onChoose }: { chosen: string; onChoose(mission: string): void }) {
  const t = useTranslate();
  return (
    <fieldset className={css.cards}>
      <legend className="visually-hidden">{t('option.mission')}</legend>
      {[DRAWN, ...missionIds].map((id) => (
        <label key={id} className={css.card}>
          <input
            type="radio"
            name="mission"
            className="visually-hidden"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {id === DRAWN ? <Icon name="dice" size={48} className={css.draw} /> : <MapThumb mission={id} label="" />}
          <span>{t({ key: `option.mission.${id}` })}</span>
        </label>
      ))}
    </fieldset>
  );
}
