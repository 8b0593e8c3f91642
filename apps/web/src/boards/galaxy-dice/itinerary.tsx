import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { Planet } from '../../kit/ui/planet.tsx';
import css from './rail.module.css';
import { useScene } from './scene.ts';

/** The planets of the match in order: past, current, future. */
export function Itinerary() {
  const t = useTranslate();
  const { view } = useScene();
  return (
    <ol className={css.itinerary} aria-label={t('board.gd.campaign')}>
      {view.planets.map((planet, index) => {
        const when = index < view.planetIndex ? 'past' : index === view.planetIndex ? 'here' : 'ahead';
        return (
          <li key={planet} className={cx(css.stop, css[when])} aria-current={when === 'here' ? 'step' : undefined}>
            <Planet id={planet} size={when === 'here' ? 30 : 24} className={css.globe} />
            {when === 'past' && <Icon name="check" size={16} className={css.tick} />}
            <span className="visually-hidden">
              {t(`planet.${planet}`)}, {t(`board.gd.${when}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
