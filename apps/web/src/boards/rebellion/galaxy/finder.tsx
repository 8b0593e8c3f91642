import { BASE_SPACE, type SystemId } from '@echo-base/games/rebellion/client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import type { AnyCard } from '../cards/card.ts';
import { Face } from '../cards/face.tsx';
import { type Entry, matching, useEntries } from './finder-entries.ts';
import * as css from './tools.module.css';
import { useLayout } from './use-layout.ts';

/** Scale from which a found system is readable. */
const READABLE = 1.15;

interface FinderProps {
  onFind(system: SystemId | null): void;
  onClose(): void;
}

/** Search: moves the view to a system or leader, ringed until the search closes; shows a card in the panel. */
export function Finder({ onFind, onClose }: FinderProps) {
  const close = () => {
    onFind(null);
    onClose();
  };
  return <Panel onFind={onFind} close={close} />;
}

/** Query, results, and the active result. */
function useSearch({ onFind, close }: PanelProps) {
  const camera = useCamera();
  const { centreOf } = useLayout();
  const entries = useEntries();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [card, read] = useState<AnyCard | null>(null);
  const hits = matching(entries, typed);
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    read(null);
  };
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    type(entry.name);
    if (entry.card) read(entry.card);
    if (!entry.place) return onFind(null);
    camera.lookAt(centreOf(entry.place), READABLE);
    onFind(entry.place === BASE_SPACE ? null : entry.place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (step !== 0) setActive((now) => Math.max(0, Math.min(hits.length - 1, now + step)));
    else if (event.key === 'Enter') choose(hits[active]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { typed, type, active, hits, card, choose, onKeyDown };
}

interface PanelProps extends Pick<FinderProps, 'onFind'> {
  close(): void;
}

function Panel(props: PanelProps) {
  const t = useTranslate();
  const { typed, type, active, hits, card, choose, onKeyDown } = useSearch(props);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => field.current?.focus(), []);
  const idOf = (entry: Entry) => `${list}-${entry.id}`;
  return (
    <div className={css.panel}>
      <div className={css.ask}>
        <input
          ref={field}
          className={css.field}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={t('board.rb.search')}
          aria-expanded={hits.length > 0 && !card}
          aria-controls={list}
          aria-activedescendant={!card && hits[active] ? idOf(hits[active]) : undefined}
          placeholder={t('board.rb.searchHint')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={t('match.close')} onClick={props.close} />
      </div>
      {card ? (
        <div className={css.read} role="status">
          <Face card={card} size="full" />
        </div>
      ) : (
        <Hits id={list} hits={hits} active={active} typed={typed} idOf={idOf} choose={choose} />
      )}
    </div>
  );
}

interface HitsProps {
  id: string;
  hits: readonly Entry[];
  active: number;
  typed: string;
  idOf(entry: Entry): string;
  choose(entry: Entry): void;
}

/** Results; chosen with the pointer here, with the keys from the field. */
function Hits({ id, hits, active, typed, idOf, choose }: HitsProps) {
  const t = useTranslate();
  if (hits.length === 0 && typed.trim() !== '') {
    return (
      <p className={css.none} role="status">
        {t('board.rb.nothingFound')}
      </p>
    );
  }
  return (
    <div className={cx(hits.length > 0 && css.hits)} id={id} role="listbox" aria-label={t('board.rb.search')}>
      {hits.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field around the list has the keys.
        <div
          key={entry.id}
          id={idOf(entry)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx(css.hit, index === active && css.active)}
          onClick={() => choose(entry)}
        >
          {entry.name}
          {entry.where && <small>{entry.where}</small>}
        </div>
      ))}
    </div>
  );
}
