import { useTranslate } from '../../kit/i18n/translate.tsx';
import { LordHex } from './pieces.tsx';
import * as css from './rail.module.css';
import { useScene } from './scene.ts';

/** The lords at the planet as small hexagons, for screens without a rail. */
export function LordsHere() {
  const t = useTranslate();
  const { view } = useScene();
  if (view.lords.length === 0 || view.step === 'over') return null;
  return (
    <ul className={css.waiting} aria-label={t('board.gd.waitingAt', { planet: t(`planet.${view.planet}`) })}>
      {view.lords.map((lord) => (
        <li key={lord} title={t(`lord.${lord}`)}>
          <LordHex lord={lord} className={css.small} />
          <span className="visually-hidden">
            {t('app.label', { label: t(`lord.${lord}`) })} {t(`board.gd.comes.${lord}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The lords waiting at the planet, with their conditions. */
export function LordsWaiting() {
  const t = useTranslate();
  const { view } = useScene();
  if (view.lords.length === 0 || view.step === 'over') return null;
  const title = t('board.gd.waitingAt', { planet: t(`planet.${view.planet}`) });
  return (
    <section className={css.block} aria-label={title}>
      <h3 className="label">{title}</h3>
      <ul className={css.lords}>
        {view.lords.map((lord) => (
          <li key={lord} className={css.lord}>
            <LordHex lord={lord} className={css.hex} />
            <span>
              <b className={css.name}>{t(`lord.${lord}`)}</b>
              <span className={css.comes}>{t(`board.gd.comes.${lord}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
