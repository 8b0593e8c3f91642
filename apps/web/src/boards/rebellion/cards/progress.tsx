import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import * as css from './cards.module.css';

/** Progress of an objective: fulfilled when `have` reaches `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

const isMet = ({ have, need }: Progress): boolean => have >= need;

/** Most steps drawn one by one. */
const STEPS = 8;

/** Progress of an objective: steps and "5 of 6", or a tick when fulfilled. */
export function ProgressLine({ progress }: { progress: Progress }) {
  const t = useTranslate();
  const { have, need } = progress;
  if (isMet(progress)) {
    return (
      <span className={cx(css.progress, css.met)}>
        <Icon name="check" size={14} />
        {need > 1 ? t('board.rb.side.metOf', { have, need }) : t('board.rb.side.met')}
      </span>
    );
  }
  const steps = need <= STEPS ? Array.from({ length: need }, (_one, n) => n) : [];
  return (
    <span className={css.progress}>
      {steps.length > 1 && (
        <span className={css.steps} aria-hidden="true">
          {steps.map((step) => (
            <i key={step} className={cx(step < have && css.done)} />
          ))}
        </span>
      )}
      {need > 1 ? t('board.rb.side.haveOf', { have, need }) : t('board.rb.side.notMet')}
    </span>
  );
}
