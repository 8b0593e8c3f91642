import type { MatchSummary, TitleInfo } from '../../net/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { isFree, notYet } from '../tables.ts';
import { useTitleTranslate } from '../title-translator.ts';
import css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

interface StartPanelProps {
  readonly summary: MatchSummary;
  readonly info: TitleInfo | undefined;
  readonly acts: SetupActs;
}

/** Start conditions; the creator may start before every seat is taken. */
export function StartPanel({ summary, info, acts }: StartPanelProps) {
  const t = useTitleTranslate()(summary.title);
  const reason = notYet(summary, info?.seatings ?? null);
  const refused = reason && t(`setup.${reason.why}`, reason.why === 'tooFew' ? { count: reason.missing } : {});
  const taken = summary.seats.filter((seat) => !isFree(seat)).length;
  const isSeated = (summary.mine?.length ?? 0) > 0;
  return (
    <Panel className={css.start} aria-label={t('setup.start')}>
      <p>{t('setup.startsItself')}</p>
      {summary.isHost ? (
        <>
          <Button
            wide
            variant={refused || !isSeated ? 'default' : 'primary'}
            sending={acts.busy === 'start'}
            refused={refused ?? undefined}
            onClick={acts.start}
          >
            {refused ? t('setup.start') : t('setup.startWith', { count: taken })}
          </Button>
          {refused && <p className={css.note}>{refused}</p>}
        </>
      ) : (
        <p className={css.note}>{t('setup.onlyHost', { host: summary.host })}</p>
      )}
    </Panel>
  );
}
