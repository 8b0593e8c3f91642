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
import { partOf, placeAt, placesOf } from './place-at.ts';
import * as css from './point-bar.module.css';

/** Pixels that a pointer may move between press and release: more moves the board. */
const STILL = 8;

interface Props {
  /** Name of a place that everybody sees; null for other targets of the board. */
  placeName(at: string): Text | null;
}

type Named = ReadonlyMap<string, { readonly element: HTMLElement; readonly name: Text }>;

/** What can be pointed at on the page of a match, by name: places of its board, and cards that lie open anywhere. */
function namedPlaces(page: HTMLElement, placeName: Props['placeName']): Named {
  const named = [...placesOf(page)].flatMap(([at, element]) => {
    const name = partOf(element) && placeName(at);
    return name ? [[at, { element, name }] as const] : [];
  });
  return new Map(named);
}

const pageNow = () => document.querySelector<HTMLElement>('[data-match-page]');

/** What a press points at: on the board the nearest place, elsewhere only what is pressed itself. */
function pressedIn(named: Named, { target, clientX, clientY }: MouseEvent): string | null {
  if (!(target instanceof Element)) return null;
  const part = partOf(target);
  if (!part?.matches('main')) return [...named].find(([, { element }]) => element.contains(target))?.[0] ?? null;
  const onBoard = [...named].filter(([, { element }]) => part.contains(element));
  return placeAt(
    onBoard.map(([at, { element }]) => [at, element] as const),
    clientX,
    clientY,
  );
}

/** The next press on a part of the page with places points, and does nothing else; Escape goes back. */
function usePress({ placeName }: Props, send: ReturnType<typeof useQuick>): void {
  const sending = useEffectEvent((at: string) => void send({ at }));
  useEffect(() => {
    const page = pageNow();
    if (!page) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let from = { x: 0, y: 0 };
    const isOwn = ({ target }: Event) =>
      target instanceof Element && (target.closest('[data-point-bar], [data-press-only]') || !partOf(target));
    const pressed = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
    };
    const clicked = (event: MouseEvent) => {
      if (isOwn(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const { clientX: x, clientY: y } = event;
      if (Math.hypot(x - from.x, y - from.y) > STILL) return;
      const at = pressedIn(namedPlaces(page, placeName), event);
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
    // In front of all handlers of the page.
    addEventListener('pointerdown', pressed, options);
    addEventListener('click', (event) => page.contains(event.target as Node) && clicked(event), options);
    addEventListener('keydown', typed, options);
    page.dataset.pointing = '';
    return () => {
      listening.abort();
      delete page.dataset.pointing;
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
    const page = pageNow();
    const named = page ? [...namedPlaces(page, placeName)] : [];
    return named.map(([at, { name }]) => ({ value: at, label: t(name) }));
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
