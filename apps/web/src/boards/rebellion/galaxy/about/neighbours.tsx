import { SYSTEMS, type SystemId } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import * as css from './about.module.css';
import { beyondBorder } from './place-card.ts';

/** Adjacent systems, each a button that goes there, and the systems beyond an impassable border. */
export function Neighbours({ id, onGo }: { id: SystemId; onGo(system: SystemId): void }) {
  const t = useTranslate();
  const named = (ids: readonly SystemId[]) =>
    ids.map((one) => ({ id: one, name: t(`system.${one}`) })).sort((a, b) => a.name.localeCompare(b.name));
  const beyond = named(beyondBorder(id));
  return (
    <section className={css.neighbours}>
      <h3 className="label">{t('board.rb.about.neighbours')}</h3>
      <ul aria-label={t('board.rb.about.neighbours')}>
        {named(SYSTEMS[id].adjacent).map(({ id: to, name }) => (
          <li key={to}>
            <button type="button" className={css.go} onClick={() => onGo(to)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {beyond.length > 0 && (
        <p className={css.border}>
          {t('board.rb.about.impassable', { systems: beyond.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </section>
  );
}
