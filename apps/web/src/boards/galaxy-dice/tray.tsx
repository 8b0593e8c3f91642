import { boxOf, DICE, type DieView, LORDS } from '@echo-base/games/galaxy-dice/client';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { type RollingDie, useDiceRoll } from '../../kit/ui/dice-roll.tsx';
import { Die, DieSymbol } from '../../kit/ui/die.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { Emblem } from '../../kit/ui/marks.tsx';
import { Tooltip } from '../../kit/ui/tooltip.tsx';
import { usePhone } from '../../kit/ui/use-phone.ts';
import { useStaged } from '../../question/log/moments-context.ts';
import { reasonOf, useRefuse } from '../../question/refusals.ts';
import { chipNumber } from '../../question/selection/chips.ts';
import { keyOf } from '../../question/selection/offered.ts';
import { type LiveTarget, usePiece } from '../../question/selection/target.ts';
import { useDecision, useSelected } from '../../question/selection/use-selection.ts';
import { Dragged, useDrag } from './drag.tsx';
import { Hit, Legal } from './hit.tsx';
import { facesIn, seatIn } from './log/turns.ts';
import { faceName, listOf } from './names.ts';
import { usePieceOptions, usePlace, useTakeBack } from './options.ts';
import { Penalty } from './penalty.tsx';
import { LordHex } from './pieces.tsx';
import { useScene } from './scene.ts';
import { SeatFace } from './seat-face.tsx';
import * as css from './tray.module.css';

/** The dice of the turn: to choose from on one's own turn, to look at otherwise. */
export function Tray() {
  const t = useTranslate();
  const { view, viewer, nameOf } = useScene();
  const { dice } = view;
  const roll = useStagedRoll();
  const staged = roll?.isFalling ? roll : null;
  const isNamed = useIsNamed();
  const isPhone = usePhone();
  const shown = useDiceRoll(
    staged?.faces ?? dice.map((die) => die.face),
    useRollKey(view.rollId, staged?.key ?? null),
    (index) => staged !== null || (!isNamed && dice[index]?.state === 'rolled'),
  );
  if (dice.length === 0 && !roll) return null;
  const whose = roll?.seat ?? view.active;
  const faces = listOf(dice.map((die) => faceName(t, die.face)));
  const label = t('board.gd.tray', { seat: nameOf(view.active), dice: faces, roll: view.roll });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a tray of dice
    <div className={css.tray} role="group" aria-label={label} data-place="tray">
      {whose !== viewer && (
        <p className={css.whose}>
          <SeatFace seat={whose} size={20} />
          <b title={nameOf(whose)}>{t('board.gd.diceOf', { seat: nameOf(whose) })}</b>
          {!staged && dice.length > 0 && <span>{t('board.gd.roll', { roll: view.roll, rolls: DICE.rolls })}</span>}
        </p>
      )}
      <div className={css.middle}>
        {staged && <Falling dice={shown} />}
        {!staged && dice.length === 0 && <Empty count={roll?.faces.length ?? 0} />}
        {!staged && dice.length > 0 && (
          <div className={css.dice}>
            {dice.map((die, index) => (
              <TrayDie key={die.id} die={die} look={isNamed ? undefined : shown[index]} />
            ))}
            <MissingDice />
            <Aside />
          </div>
        )}
        {isPhone && whose !== viewer && <Penalty isSmall />}
      </div>
    </div>
  );
}

/** The roll in front of the board before the view has it, about to fall or falling; null for none. */
function useStagedRoll() {
  const staged = useStaged();
  const roll = staged?.moment.entries.at(-1);
  if (!staged || staged.phase === 'result' || staged.moment.kind !== 'turn' || !roll) return null;
  const isFalling = staged.phase === 'dice';
  return { key: `staged ${roll.seq}`, seat: seatIn(roll), faces: facesIn(roll), isFalling };
}

/** Whether the faces of a roll are named in front of the board: its dice lie then, even if their fall was cut short. */
function useIsNamed(): boolean {
  const staged = useStaged();
  return staged?.phase === 'result' && staged.moment.kind === 'turn' && staged.moment.dice !== undefined;
}

/** Key of the roll that lies: a roll that has been staged keeps its key once the view has it, so that it falls once. */
function useRollKey(rollId: number, staged: string | null): string {
  const [now, setNow] = useState({ rollId, key: String(rollId), isStaged: false });
  if (staged !== null) {
    if (now.key !== staged) setNow({ rollId: now.rollId, key: staged, isStaged: true });
    return staged;
  }
  if (rollId === now.rollId) return now.key;
  const key = now.isStaged ? now.key : String(rollId);
  setNow({ rollId, key, isStaged: false });
  return key;
}

/** Dice that fall: only to look at. */
function Falling({ dice }: { dice: readonly RollingDie[] }) {
  return (
    <div className={css.dice} aria-hidden="true" data-falling={dice.length}>
      {dice
        .map((look, index) => ({ look, key: `falling ${index}` }))
        .map(({ look, key }) => (
          <span key={key} className={css.slot}>
            <Die {...look} className={css.art ?? ''} />
          </span>
        ))}
    </div>
  );
}

/** Places of the dice of a turn that begins, which are not rolled yet. */
function Empty({ count }: { count: number }) {
  return (
    <div className={css.dice} aria-hidden="true">
      {Array.from({ length: count }, (_one, index) => `empty ${index}`).map((key) => (
        <span key={key} className={cx(css.slot, css.gone)} />
      ))}
    </div>
  );
}

function TrayDie({ die, look }: { die: DieView; look: RollingDie | undefined }) {
  if (die.state === 'placed' || die.state === 'aside') return <Gone die={die} />;
  if (die.state === 'unused') return <Unused die={die} />;
  return <Lying die={die} look={look ?? { face: die.face, rolling: false, rollMs: 0 }} />;
}

/** A die in the tray. Pressing it shows its legal spaces. */
function Lying({ die, look }: { die: DieView; look: RollingDie }) {
  const t = useTranslate();
  const piece = usePiece(`die:${die.id}`);
  const [first] = usePieceOptions(`die:${die.id}`);
  const reason = piece.state === 'refused' ? reasonOf(t, first?.refused) : undefined;
  const name = t('board.gd.die', { face: faceName(t, die.face), number: die.id });
  const art = (
    <>
      <Die {...look} selected={piece.selected} className={css.art ?? ''} />
      {reason !== undefined && <Icon name="ban" size={16} className={css.ban} />}
    </>
  );
  if (piece.state !== 'none') {
    return (
      <DieButton die={die} name={name} reason={reason} piece={piece}>
        {art}
      </DieButton>
    );
  }
  return (
    <span className={css.slot} role="img" aria-label={name}>
      {art}
    </span>
  );
}

/** The number key that chooses a die, or takes it back, while none is chosen. */
function useKey(die: DieView): number | null {
  return useSelected((chosen) => (chosen.piece === null ? keyOf(chipNumber(chosen, `die:${die.id}`)) : null));
}

function Key({ number }: { number: number | null }) {
  if (number === null) return null;
  // Drawn, not written: as a text inside the button of a die it would be a word that the name of the button lacks.
  return <b className={css.key} aria-hidden="true" data-key={number} />;
}

interface DieButtonProps {
  die: DieView;
  name: string;
  reason: string | undefined;
  piece: LiveTarget;
  children: ReactNode;
}

function DieButton({ die, name, reason, piece, children }: DieButtonProps) {
  const { ghost, handlers } = useDrag(`die:${die.id}`);
  const refuse = useRefuse();
  const isRefused = reason !== undefined;
  const key = useKey(die);
  const button = (
    <button
      type="button"
      className={cx(css.slot, css.button, piece.selected && css.chosen, ghost && css.lifted)}
      aria-label={name}
      data-target={isRefused ? 'refused' : 'legal'}
      aria-pressed={isRefused ? undefined : piece.selected}
      aria-disabled={isRefused || undefined}
      aria-description={reason}
      aria-keyshortcuts={key === null ? undefined : String(key)}
      {...handlers}
      onClick={() => (isRefused ? refuse(reason) : piece.press())}
      onPointerEnter={() => piece.hover(true)}
      onPointerLeave={() => piece.hover(false)}
    >
      {children}
      <Key number={key} />
      <Dragged ghost={ghost}>
        <Die face={die.face} size={72} />
      </Dragged>
    </button>
  );
  return isRefused ? <Tooltip content={reason}>{button}</Tooltip> : button;
}

/** A die that was not used, in a turn whose dice are confirmed. */
function Unused({ die }: { die: DieView }) {
  const t = useTranslate();
  const name = t('board.gd.dieUnused', { face: faceName(t, die.face), number: die.id });
  return (
    <span className={cx(css.slot, css.unused)} role="img" aria-label={name}>
      <DieSymbol face={die.face} size={22} />
      <small aria-hidden="true">{t('board.gd.unused')}</small>
    </span>
  );
}

/** Slot of a die that is on a space or set aside. Pressing it takes the die back. */
function Gone({ die }: { die: DieView }) {
  const t = useTranslate();
  const { view } = useScene();
  const back = useTakeBack(die.id);
  const key = useKey(die);
  const row = view.rows.find(({ spaces }) => spaces.some((space) => space.id === die.space));
  const where = row ? t('board.gd.inRow', { row: row.number }) : t('board.gd.aside');
  const name = t('board.gd.gone', { face: faceName(t, die.face), where });
  return (
    <span className={cx(css.slot, css.gone)}>
      {row ? <Icon name={die.locked ? 'lock' : 'check'} size={20} /> : <Emblem id="vp" size={22} />}
      <small>{where}</small>
      <Key number={key} />
      {back.state === 'none' ? (
        <span className="visually-hidden">{name}</span>
      ) : (
        <Hit target={back} name={back.state === 'legal' ? t('board.gd.takeBack', { name }) : name} />
      )}
    </span>
  );
}

/** The dice a Sith lord withholds this turn. */
function MissingDice() {
  const t = useTranslate();
  const { view } = useScene();
  const missing = DICE.count - view.dice.length;
  const lord = boxOf(view).lords.find((id) => LORDS[id].diceLost === missing);
  if (!lord) return null;
  return (
    <span className={cx(css.slot, css.missing)}>
      <LordHex lord={lord} className={css.hex} />
      <small>{t('board.gd.fewerNow', { count: missing })}</small>
    </span>
  );
}

/** Slot of point dice set aside; shown if one is, or could be. */
function Aside() {
  const t = useTranslate();
  const { view, isMyTurn } = useScene();
  const place = usePlace('aside');
  const count = view.dice.filter((die) => die.state === 'aside').length;
  const decision = useDecision();
  const isNeeded = count > 0 || decision?.options.some(({ at, refused }) => at === 'aside' && !refused);
  if (!isMyTurn || view.step !== 'place' || !isNeeded) return null;
  const name = t('board.gd.asidePlace', { count });
  const label = place.number === null ? name : t('board.gd.target', { name, number: place.number, count: place.count });
  const isLegal = place.state === 'legal';
  return (
    <span
      className={cx(css.slot, css.aside, isLegal && css.open, place.state === 'refused' && css.closed)}
      data-place="aside"
    >
      {place.state === 'refused' ? <Icon name="ban" size={20} /> : <Emblem id="vp" size={22} />}
      <small>{count > 0 ? t('board.gd.plus', { count }) : t('board.gd.setAside')}</small>
      {isLegal && <Legal target={place} card />}
      {place.state === 'none' ? <span className="visually-hidden">{name}</span> : <Hit target={place} name={label} />}
    </span>
  );
}
