import { Link } from 'wouter';
import { useSay } from '../i18n/say.tsx';
import type { MatchSummary } from '../net/types.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Icon, Mark } from '../ui/icons.tsx';
import { Tag } from '../ui/Tag.tsx';
import css from './top-bar.module.css';

interface Props {
  readonly summary: MatchSummary;
  readonly asked: boolean;
  readonly canUndo: boolean;
  /** The player may give up. */
  readonly canConcede: boolean;
  onUndo(): void;
  onConcede(): void;
  onHelp(): void;
  /** Opens the drawer that holds the rail on narrow screens. */
  onRail(): void;
}

/** Where we are, whose turn it is, and what can always be done. */
export function TopBar({ summary, asked, canUndo, canConcede, onUndo, onConcede, onHelp, onRail }: Props) {
  const say = useSay();
  return (
    <header className={css.top}>
      <Link href="/" className={css.home} aria-label={say('match.backToTables')}>
        <Mark size={26} />
      </Link>
      <h1 className={css.title}>{summary.name}</h1>
      <span className={css.game}>{say(`title.${summary.title}`)}</span>
      <span className={css.space} />
      {asked && <Tag tone="lamp">{say('match.yourTurn')}</Tag>}
      <span className={css.watchers} title={say('match.watchers', { count: summary.spectatorCount ?? 0 })}>
        <Icon name="eye" size={18} />
        <span aria-hidden="true">{summary.spectatorCount ?? 0}</span>
        <span className="visually-hidden">{say('match.watchers', { count: summary.spectatorCount ?? 0 })}</span>
      </span>
      <IconButton
        icon="undo"
        label={say('match.undo')}
        keys="U"
        refused={canUndo ? undefined : say('match.noUndo')}
        onClick={onUndo}
      />
      <IconButton icon="help" label={say('match.keys')} keys="?" onClick={onHelp} className={css.wideOnly} />
      {canConcede && <IconButton icon="flag" label={say('match.concede')} onClick={onConcede} />}
      <IconButton icon="log" label={say('match.openLog')} keys="L" onClick={onRail} className={css.narrowOnly} />
    </header>
  );
}
