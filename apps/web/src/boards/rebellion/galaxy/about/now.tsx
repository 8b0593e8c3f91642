import type { PlaceId } from '@echo-base/games/rebellion/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../../kit/i18n/translate.tsx';
import type { Decision, Option } from '../../../../kit/net/types.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Icon } from '../../../../kit/ui/icons.tsx';
import { reasonOf } from '../../../../question/refusals.ts';
import { useActs, useDecision } from '../../../../question/selection/use-selection.ts';
import { askRule, useOpened } from '../../../../rules/opened.ts';
import { type BoardTarget, useBoardTarget } from '../targets.ts';
import * as css from './about.module.css';

interface NowProps {
  readonly place: PlaceId;
  onClose(): void;
}

/** What the current question has to do with a place: it may be chosen, or why not. Nothing if it is about other things. */
export function Now({ place, onClose }: NowProps) {
  const t = useTranslate();
  const decision = useDecision();
  const target = useBoardTarget(`place:${place}`);
  const here = useMemo(() => (decision ? usesOf(decision, place) : []), [decision, place]);
  const isAbout = target.state !== 'none' || target.selected || here.length > 0;
  if (!decision || (!isAbout && !asksForPlaces(decision))) return null;
  return (
    <section className={css.now} aria-label={t('board.rb.about.now')} data-now={target.state}>
      <h3>{t(decision.prompt)}</h3>
      {target.state === 'legal' && <Choice place={place} target={target} onClose={onClose} />}
      {target.state === 'refused' && <Refused place={place} target={target} onClose={onClose} />}
      {target.state === 'none' && here.length > 0 && (
        <Uses place={place} decision={decision} here={here} onClose={onClose} />
      )}
      {target.state === 'none' && here.length === 0 && (
        <p className={css.note}>{t(target.selected ? 'board.rb.about.chosen' : 'board.rb.about.noTarget')}</p>
      )}
    </section>
  );
}

const asksForPlaces = ({ options }: Decision): boolean => options.some(({ at }) => at?.startsWith('place:'));

/** Options that use a piece in a place. */
function usesOf({ options }: Decision, place: PlaceId): readonly Option[] {
  return options.filter(
    ({ at, from, kind, refused }) => at === `place:${place}` && from !== undefined && !kind && !refused,
  );
}

interface UsesProps extends NowProps {
  readonly decision: Decision;
  readonly here: readonly Option[];
}

/** Pieces that may be used in a place, each a button. */
function Uses({ place, decision, here, onClose }: UsesProps) {
  const t = useTranslate();
  const { press, choosePiece } = useActs();
  const nameOf = ({ from, label }: Option) => t(decision.pieces?.find(({ id }) => id === from)?.label ?? label);
  return (
    <>
      <p className={css.note}>{t('board.rb.about.with', { place: t(`system.${place}`) })}</p>
      <ul className={css.pieces}>
        {here.map((option) => (
          <li key={option.key}>
            <button
              type="button"
              className={css.go}
              onClick={() => {
                onClose();
                choosePiece(null);
                press(option);
              }}
            >
              {nameOf(option)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Choice({ place, target, onClose }: NowProps & { target: BoardTarget }) {
  const t = useTranslate();
  const line = target.option?.noEffect ?? target.option?.detail;
  return (
    <>
      {line && <p className={css.note}>{t(line)}</p>}
      <Button
        onClick={() => {
          onClose();
          target.press();
        }}
      >
        {t('board.rb.about.choose', { place: t(`system.${place}`) })}
      </Button>
    </>
  );
}

function Refused({ place, target, onClose }: NowProps & { target: BoardTarget }) {
  const t = useTranslate();
  const canAsk = useOpened(({ title }) => title !== null);
  const reason = reasonOf(t, target.reason ?? undefined);
  const clause = target.reason?.clause;
  return (
    <p className={css.refused}>
      <Icon name="ban" size={18} /> <span>{reason}</span>
      {canAsk && reason && clause && (
        <button
          type="button"
          className={css.why}
          aria-label={t('rules.whyOf', { name: t(`system.${place}`) })}
          data-why={clause}
          onClick={() => {
            onClose();
            askRule(clause, reason);
          }}
        >
          {t('rules.why')}
        </button>
      )}
    </p>
  );
}
