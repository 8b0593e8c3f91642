import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Readers } from '../../chat/composer.tsx';
import { stopPointing } from '../../chat/pointing.ts';
import { useTeam } from '../../chat/team.ts';
import { useQuick } from '../../chat/use-quick.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Text } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { placeAt, placesOf } from './place-at.ts';
import * as css from './point-bar.module.css';

/** Pixels that a pointer may move between press and release: more moves the board. */
const STILL = 8;

interface Props {
  /** Name of a place that everybody sees; null for other targets of the board. */
  placeName(at: string): Text | null;
}

/** The places of the board on screen that can be pointed at, with their names. */
function namedPlaces(board: HTMLElement, placeName: Props['placeName']) {
  return [...placesOf(board)].flatMap(([at, element]) => {
    const name = placeName(at);
    return name ? [{ at, element, name }] : [];
  });
}

const boardNow = () => document.querySelector<HTMLElement>('main[data-drawing]');

/** The next press on the board points, and does nothing else; Escape goes back. */
function usePress({ placeName }: Props, send: ReturnType<typeof useQuick>): void {
  const sending = useEffectEvent((at: string) => void send({ at }));
  useEffect(() => {
    const board = boardNow();
    if (!board) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let from = { x: 0, y: 0 };
    const isOwn = ({ target }: Event) =>
      target instanceof Element && target.closest('[data-point-bar], [data-press-only]');
    const pressed = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
    };
    const clicked = (event: MouseEvent) => {
      if (isOwn(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const { clientX: x, clientY: y } = event;
      if (Math.hypot(x - from.x, y - from.y) > STILL) return;
      const at = placeAt(
        namedPlaces(board, placeName).map(({ at, element }) => [at, element] as const),
        x,
        y,
      );
      if (at === null) return;
      stopPointing();
      sending(at);
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stopPointing();
    };
    // In front of all handlers of the board.
    addEventListener('pointerdown', pressed, options);
    addEventListener('click', (event) => board.contains(event.target as Node) && clicked(event), options);
    addEventListener('keydown', typed, options);
    board.dataset.pointing = '';
    return () => {
      listening.abort();
      delete board.dataset.pointing;
    };
  }, [placeName]);
}

/** Says that the next press points, and has all places by name, for keys and screen readers. */
export function PointBar({ placeName }: Props) {
  const t = useTranslate();
  const team = useTeam();
  const send = useQuick(team);
  usePress({ placeName }, send);
  const places = useMemo(() => {
    const board = boardNow();
    const named = board ? namedPlaces(board, placeName) : [];
    return named.map(({ at, name }) => ({ value: at, label: t(name) }));
  }, [placeName, t]);
  const [chosen, choose] = useState(places[0]?.value ?? '');
  return (
    <form
      className={css.bar}
      data-point-bar=""
      aria-label={t('quick.toPoint')}
      onSubmit={(event) => {
        event.preventDefault();
        stopPointing();
        void send({ at: chosen });
      }}
    >
      <Icon name="aim" />
      {team !== null && <Readers />}
      <SelectField
        className={css.place}
        label={t('quick.how')}
        options={places}
        value={chosen}
        // The mode was asked for, and its keys are here.
        autoFocus
        onChange={({ target }) => choose(target.value)}
      />
      <Button type="submit" small>
        {t('quick.show')}
      </Button>
      <IconButton icon="close" label={t('app.cancel')} onClick={stopPointing} />
    </form>
  );
}
