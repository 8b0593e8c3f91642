import {
  BASE_SPACE,
  LEADER_IDS,
  PLACE_IDS,
  type PlaceId,
  SYSTEM_IDS,
  type SystemId,
} from '@echo-base/games/rebellion/client';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSay } from '../../../i18n/say.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useCamera } from '../../../ui/surface/Surface.tsx';
import { useScene } from '../scene.tsx';
import { centreOf } from './layout.ts';
import css from './Tools.module.css';

interface Entry {
  readonly id: string;
  readonly name: string;
  /** Where it is, for leaders. */
  readonly where: string | null;
  readonly place: PlaceId;
}

const MOST = 6;
/** From here on a found system is near enough to read. */
const READABLE = 1.15;

/** Without accents and capitals: "Réputation" is found by "rep". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Systems, and leaders that stand on the map. */
function useEntries(): readonly Entry[] {
  const say = useSay();
  const { view } = useScene();
  return useMemo(() => {
    const systems = SYSTEM_IDS.map((id) => ({ id, name: say(`system.${id}`), where: null, place: id }));
    const leaders = LEADER_IDS.flatMap((id) => {
      const place = PLACE_IDS.find((one) => one === view.leaders[id].at);
      return place ? [{ id, name: say(`leader.${id}`), where: say(`system.${place}`), place }] : [];
    });
    return [...systems, ...leaders];
  }, [say, view]);
}

/** Entries whose name, or a word of it, begins with what was typed come first. */
function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const begins = (text: string) =>
    text.split(/[\s-]/).some((word) => word.startsWith(wanted)) || text.startsWith(wanted);
  const found = entries.filter(({ name }) => plain(name).includes(wanted));
  return [
    ...found.filter(({ name }) => begins(plain(name))),
    ...found.filter(({ name }) => !begins(plain(name))),
  ].slice(0, MOST);
}

interface FinderProps {
  onFind(system: SystemId | null): void;
}

/** Search for a system or a leader: the view moves there and a ring marks it until the search closes. */
export function Finder({ onFind }: FinderProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    onFind(null);
    button.current?.focus();
  };
  return (
    <div className={css.finder}>
      <IconButton
        ref={button}
        framed
        className={css.button}
        icon="search"
        label={say('board.rb.search')}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      />
      {open && <Panel onFind={onFind} close={close} />}
    </div>
  );
}

/** What was typed, what it finds, and which of that the keys have reached. */
function useSearch({ onFind, close }: PanelProps) {
  const camera = useCamera();
  const entries = useEntries();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const hits = matching(entries, typed);
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    camera.lookAt(centreOf(entry.place), READABLE);
    onFind(entry.place === BASE_SPACE ? null : entry.place);
    type(entry.name);
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
  return { typed, type, active, hits, choose, onKeyDown };
}

interface PanelProps extends FinderProps {
  close(): void;
}

function Panel(props: PanelProps) {
  const say = useSay();
  const { typed, type, active, hits, choose, onKeyDown } = useSearch(props);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => field.current?.focus(), []);
  const idOf = (entry: Entry) => `${list}-${entry.id}`;
  return (
    <div className={css.panel}>
      <Hits id={list} hits={hits} active={active} typed={typed} idOf={idOf} choose={choose} />
      <input
        ref={field}
        className={css.field}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={say('board.rb.search')}
        aria-expanded={hits.length > 0}
        aria-controls={list}
        aria-activedescendant={hits[active] && idOf(hits[active])}
        placeholder={say('board.rb.searchHint')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
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

/** What was found; chosen with the pointer here, with the keys from the field. */
function Hits({ id, hits, active, typed, idOf, choose }: HitsProps) {
  const say = useSay();
  if (hits.length === 0 && typed.trim() !== '') {
    return (
      <p className={css.none} role="status">
        {say('board.rb.nothingFound')}
      </p>
    );
  }
  return (
    <div className={cx(hits.length > 0 && css.hits)} id={id} role="listbox" aria-label={say('board.rb.search')}>
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
