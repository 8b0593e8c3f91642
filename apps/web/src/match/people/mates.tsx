import { useState } from 'react';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import type { Decision, Frame, MatesDecision, Option } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { useOverlays } from '../../kit/ui/use-overlays.ts';
import { usePhone } from '../../kit/ui/use-phone.ts';
import type { BoardSet } from '../../question/board-set.ts';
import { Chances } from '../../question/log/chances.tsx';
import { useHighlightActs } from '../../question/log/highlight.tsx';
import { type MatesPlan, useMates, useMatesShown } from '../../question/mates.ts';
import * as css from './mates.module.css';

interface MatesProps {
  readonly frame: Frame;
  readonly chancesOf?: BoardSet['chancesOf'];
}

/** What team-mates are asked while this session waits: a button for each opens their options, read-only. */
export function Mates(props: MatesProps) {
  return useMates().map((plan) => <Mate key={plan.seat} {...props} plan={plan} />);
}

/** The question in the third person, by its step, as all players who wait are told: its own words are put to the mate. */
function titleOf(t: Translate, { pending }: Frame, { seat, prompt }: MatesDecision): string {
  const kind = pending.find((one) => one.seat === seat)?.kind ?? prompt;
  return t('match.mateAsked', { seat: t(`seat.${seat}`), question: t(kind) });
}

/** Beside its button, or on a phone a sheet; it stays open while the mate chooses. */
function Mate({ plan, ...props }: MatesProps & { readonly plan: MatesPlan }) {
  const t = useTranslate();
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const overlays = useOverlays(isOpen);
  const title = titleOf(t, props.frame, plan.decision);
  const button = (
    <Button icon="eye" aria-expanded={isOpen} data-mate={plan.seat} onClick={() => setOpen((now) => !now)}>
      {t('match.mateOptions', { seat: t(`seat.${plan.seat}`) })}
    </Button>
  );
  const body = <Options {...props} plan={plan} />;
  if (isPhone)
    return (
      <>
        {button}
        {isOpen && (
          <Dialog open onOpenChange={setOpen} title={title} placement="bottom" closeLabel={t('match.close')}>
            {body}
          </Dialog>
        )}
      </>
    );
  if (!overlays) return button;
  const { Popover } = overlays;
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>{button}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className={css.panel}
          data-mate={plan.seat}
          side="top"
          align="end"
          sideOffset={14}
          collisionPadding={8}
          aria-label={title}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => setOpen(false)}
        >
          <div className={css.head}>
            <h2>{title}</h2>
            <IconButton icon="close" label={t('match.close')} onClick={() => setOpen(false)} />
          </div>
          {body}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Equal options, such as those of three stormtroopers of a system. */
type Alike = readonly [Option, ...Option[]];

/** Options of one piece, or those without one. */
interface Group {
  readonly name: string | null;
  readonly options: readonly Alike[];
}

/** Options that are called alike and go to the same place, together. */
function alike(t: Translate, options: readonly Option[]): readonly Alike[] {
  const found = new Map<string, [Option, ...Option[]]>();
  for (const option of options) {
    const words = JSON.stringify([t(option.label), option.detail && t(option.detail), option.at]);
    const same = found.get(words);
    if (same) same.push(option);
    else found.set(words, [option]);
  }
  return [...found.values()];
}

function groupsOf(t: Translate, { options, pieces = [] }: MatesDecision): readonly Group[] {
  const open = options.filter(({ refused }) => !refused);
  const from = [...new Set(open.map((option) => option.from))];
  return from.map((piece) => {
    const label = pieces.find(({ id }) => id === piece)?.label;
    const own = open.filter((option) => option.from === piece);
    return { name: label ? t(label) : null, options: alike(t, own) };
  });
}

/** What is planned, then every legal option; pointing at one shows it on the board. */
function Options({ plan, frame, chancesOf }: MatesProps & { readonly plan: MatesPlan }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isShown, show } = useMatesShown();
  const { decision, picked } = plan;
  const names = [...new Set(picked.map(({ label }) => t(label)))];
  return (
    <>
      {names.length > 0 && (
        <p className={css.plan}>
          {t('match.matePlans', { seat: t(`seat.${plan.seat}`), what: listOf(language, names) })}
        </p>
      )}
      <Button small icon={isShown ? 'check' : 'eye'} aria-pressed={isShown} onClick={() => show(!isShown)}>
        {t('match.mateOnBoard')}
      </Button>
      {groupsOf(t, decision).map(({ name, options }) => (
        <section key={name ?? ''} className={css.group}>
          {name !== null && <h3 className="label">{name}</h3>}
          <ul>
            {options.map((all) => (
              <OptionLine
                key={all[0].key}
                option={all[0]}
                of={name}
                count={all.length}
                isPicked={all.some((option) => picked.includes(option))}
                chances={chancesOf?.(all[0], frame.view, asDecision(decision)) ?? []}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Boards foresee dice for questions of either kind. */
const asDecision = (decision: MatesDecision): Decision => ({ ...decision, canUndo: false });

interface LineProps {
  readonly option: Option;
  /** Name of its piece, which its second line does not repeat. */
  readonly of: string | null;
  /** Number of equal ones. */
  readonly count: number;
  readonly isPicked: boolean;
  readonly chances: ReturnType<NonNullable<BoardSet['chancesOf']>>;
}

function OptionLine({ option: { label, detail, at }, of, count, isPicked, chances }: LineProps) {
  const t = useTranslate();
  const line = detail ? t(detail) : '';
  const { highlight, show } = useHighlightActs();
  const words = (
    <>
      <b>{t(label)}</b>
      {count > 1 && <span>{t('match.mateCount', { count })}</span>}
      {line !== '' && !of?.startsWith(line) && <small>{line}</small>}
      {chances.length > 0 && <Chances chances={chances} />}
    </>
  );
  return (
    <li className={css.option} data-picked={isPicked || undefined}>
      {at === undefined ? (
        words
      ) : (
        <button
          type="button"
          onClick={() => show(at)}
          onPointerEnter={() => highlight(at)}
          onPointerLeave={() => highlight(null)}
          onFocus={() => highlight(at)}
          onBlur={() => highlight(null)}
        >
          {words}
        </button>
      )}
    </li>
  );
}
