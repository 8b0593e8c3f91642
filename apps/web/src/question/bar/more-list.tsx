import { type KeyboardEvent, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { useOverlays } from '../../kit/ui/use-overlays.ts';
import { keyOf } from '../selection/offered.ts';
import * as css from './more-list.module.css';

/** A row of the list; rows that cannot be chosen are last. */
export interface MoreRow {
  readonly key: string;
  /** Searched, and underlined in the row. */
  readonly name: string;
  /** Searched as well: the second line, or the reason. */
  readonly more: string;
  readonly isOpen: boolean;
}

interface Props<Row extends MoreRow> {
  readonly rows: readonly Row[];
  /** The rows not in the bar, at least one. */
  readonly folded: readonly Row[];
  /** Second line of the chip that opens the list, in place of the names of the folded rows. */
  readonly note?: string | undefined;
  /** Heading of the list. */
  readonly title: string;
  /** Choosing a row closes the list; if several may be chosen it stays open. */
  readonly staysOpen?: boolean;
  /** Above the rows, such as totals. */
  readonly head?: ReactNode;
  /** Below the rows, such as the act that sends the picked rows. */
  readonly foot?: ReactNode;
  readonly render: (row: Row, shown: { readonly name: ReactNode; readonly number: number | undefined }) => ReactNode;
}

/** Most names on the chip; it cuts what its two lines do not hold. */
const NAMED = 3;

/** What a chip that stands for these rows says of them: the first names; of rows that cannot be chosen, that. */
function namesOf(t: Translate, open: readonly MoreRow[]): string {
  if (open.length === 0) return t('match.notNow');
  const names = open.slice(0, NAMED).map(({ name }) => name);
  return [...names, ...(open.length > NAMED ? ['…'] : [])].join(', ');
}

/**
 * "N more" with the names of these: opens the whole list upwards, with a search field. The board behind it stays usable.
 */
export function MoreList<Row extends MoreRow>(props: Props<Row>) {
  const { folded, note, title } = props;
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const foldedOpen = folded.filter(({ isOpen }) => isOpen);
  return (
    <>
      <Chip
        ref={chip}
        tone="plain"
        name={t('match.moreOptions', { count: foldedOpen.length || folded.length })}
        detail={note ?? namesOf(t, foldedOpen)}
        data-fold=""
        className={css.more}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        end={<Icon name={open ? 'down' : 'up'} size={18} />}
      />
      <Panel title={title} open={open} onOpenChange={setOpen} chip={chip}>
        <SearchList {...props} close={() => setOpen(false)} />
      </Panel>
    </>
  );
}

interface PanelProps {
  readonly title: string;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** The chip that opens it. */
  readonly chip: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** Popover above the chip, which gets the focus back. */
function Panel({ title, open, onOpenChange, chip, children }: PanelProps) {
  const overlays = useOverlays(open);
  /** Whether it was closed by a press elsewhere, which has its own focus. */
  const left = useRef(false);
  if (!overlays) return null;
  const { Popover } = overlays;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={chip as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className={css.panel}
          side="top"
          align="end"
          sideOffset={20}
          collisionPadding={8}
          aria-label={title}
          onOpenAutoFocus={() => {
            left.current = false;
          }}
          onInteractOutside={(event) => {
            // The chip closes it by its own press.
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && chip.current?.contains(target)) event.preventDefault();
            else left.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) chip.current?.focus();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Letters without case and accents, so that "dathomir" finds "Dathomir" and "a" finds "à". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const hasDigit = ({ name, more }: MoreRow) => /\d/.test(name + more);

/** Rows that are read faster than searched. */
const FEW = 7;

/** Keys 1 to 9 press the rows, unless the query contains digits. */
function SearchList<Row extends MoreRow>({
  rows,
  title,
  staysOpen,
  head,
  foot,
  render,
  close,
}: Props<Row> & { close(): void }) {
  const t = useTranslate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = useMemo(() => {
    const hits = rows.filter((row) => plain(`${row.name} ${row.more}`).includes(plain(query.trim())));
    return [...hits.filter((row) => row.isOpen), ...hits.filter((row) => !row.isOpen)];
  }, [rows, query]);
  const isNumbered = !staysOpen && !rows.some(hasDigit);
  const open = found.filter((row) => row.isOpen).length;
  const of = rows.filter((row) => row.isOpen).length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (moveFocus(event, list.current)) return event.preventDefault();
    const isSearch = event.target instanceof HTMLInputElement;
    const number = event.key === 'Enter' && isSearch ? 1 : isNumbered ? Number(event.key) : 0;
    const button = number > 0 ? rowButtons(list.current)[number - 1] : undefined;
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    event.preventDefault();
    button.click();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list; everything to press is a field or a button inside
    <div className={css.box} ref={list} onKeyDown={onKeyDown}>
      {rows.length > FEW && <SearchField id={`${id}-count`} query={query} found={open} of={of} onChange={setQuery} />}
      {head}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div
        className={css.rows}
        role="group"
        aria-label={title}
        onClickCapture={(event) => !staysOpen && isChoice(event.target) && setTimeout(close, 0)}
      >
        {found.map((row, index) =>
          render(row, {
            name: <Marked text={row.name} query={query} />,
            number: isNumbered && row.isOpen ? (keyOf(index + 1) ?? undefined) : undefined,
          }),
        )}
        {found.length === 0 && <p className={css.none}>{t('match.nothingFound')}</p>}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly query: string;
  /** Legal rows that match, and all of them. */
  readonly found: number;
  readonly of: number;
  onChange(query: string): void;
}

function SearchField({ id, query, found, of, onChange }: FieldProps) {
  const t = useTranslate();
  return (
    <label className={css.field}>
      <Icon name="search" size={18} />
      <span className="visually-hidden">{t('match.search')}</span>
      <input
        type="text"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={t('match.search')}
        value={query}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={id} aria-live="polite">
        {t('match.found', { count: found, of })}
      </small>
    </label>
  );
}

/** Whether a press chooses something: refused rows leave the list open. */
function isChoice(target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && button.getAttribute('aria-disabled') !== 'true';
}

const rowButtons = (box: Element | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[role="group"] button') ?? []),
];

/** Arrow keys move from the field through the rows and back; true if the key was one of them. */
function moveFocus({ key }: KeyboardEvent, box: HTMLElement | null): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !box) return false;
  const stops = [...box.querySelectorAll<HTMLElement>('input'), ...rowButtons(box)];
  const at = stops.findIndex((stop) => document.activeElement === stop || stop.contains(document.activeElement));
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  return true;
}

/** A name with the searched letters underlined. */
function Marked({ text, query }: { text: string; query: string }) {
  const wanted = plain(query.trim());
  const at = wanted === '' ? -1 : plain(text).indexOf(wanted);
  if (at < 0 || plain(text).length !== text.length) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={css.mark}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
