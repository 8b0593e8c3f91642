import { Link } from 'wouter';
import { useUnread } from '../../chat/chat-news.tsx';
import { QuickMenu } from '../../chat/quick-menu.tsx';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Icon, Mark } from '../../kit/ui/icons.tsx';
import { Tag } from '../../kit/ui/tag.tsx';
import { useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import { SettingsIconButton } from '../../settings/settings-button.tsx';
import { toggleSound, useAlerts } from '../../settings/sound/sound-settings.ts';
import { playCue } from '../../settings/sound/sounds.ts';
import { useRequests } from '../requests/requests-store.ts';
import { FullScreenButton } from './full-screen.tsx';
import type { RailTab } from './rail-tab.ts';
import * as css from './top-bar.module.css';
import { type UndoKind, undoLabel } from './use-undo.ts';

interface Props {
  readonly summary: MatchSummary;
  readonly asked: boolean;
  readonly undo: UndoKind;
  /** Whether the player may concede. */
  readonly canConcede: boolean;
  /** First part of the text keys of an agreed draw; null where none can be agreed. */
  readonly draw: 'draw' | 'campaignEnd' | null;
  onUndo(): void;
  /** Opens a dialog. */
  onOpen(dialog: 'keys' | 'concede' | 'draw'): void;
  /** Shows a tab of the rail, in a drawer on narrow screens. */
  onRail(tab: RailTab): void;
}

/** Title of the match, whose turn it is, and permanent acts. */
export function TopBar({ summary, asked, undo, canConcede, draw, onUndo, onOpen, onRail }: Props) {
  const t = useTranslate();
  const unread = useUnread();
  const name = useMatchNames()(summary);
  const game = t(`title.${summary.title}`);
  return (
    <header className={css.top}>
      <Link href="/" className={css.home} aria-label={t('match.backToMatches')}>
        <Mark size={26} />
      </Link>
      <h1 className={css.title} title={name}>
        {name}
      </h1>
      {!name.includes(game) && <span className={css.game}>{game}</span>}
      <span className={css.space} />
      {asked && <YourTurn />}
      <span className={css.watchers} title={t('match.watchers', { count: summary.spectatorCount ?? 0 })}>
        <Icon name="eye" size={18} />
        <span aria-hidden="true">{summary.spectatorCount ?? 0}</span>
        <span className="visually-hidden">{t('match.watchers', { count: summary.spectatorCount ?? 0 })}</span>
      </span>
      {undo !== 'none' && (
        <IconButton
          icon="undo"
          label={undoLabel(t, undo)}
          keys="U"
          refused={undo === 'waiting' ? t('undo.asking') : undefined}
          onClick={onUndo}
        />
      )}
      <QuickMenu className={css.wideOnly} />
      <IconButton
        icon="help"
        label={t('match.keys')}
        keys="?"
        onClick={() => onOpen('keys')}
        className={css.wideOnly}
      />
      <FullScreenButton className={css.wideOnly} />
      {canConcede && <SoundButton />}
      <SettingsIconButton className={css.wideOnly} />
      {draw && (
        <IconButton icon="draw" label={t(`${draw}.offer`)} onClick={() => onOpen('draw')} className={css.wideOnly} />
      )}
      {canConcede && (
        <IconButton icon="flag" label={t('match.concede')} onClick={() => onOpen('concede')} className={css.wideOnly} />
      )}
      <IconButton
        icon="chat"
        label={unread > 0 ? t('chat.openUnread', { count: unread }) : t('chat.tab')}
        dot={unread > 0}
        keys="M"
        onClick={() => onRail('chat')}
        className={css.narrowOnly}
      />
      <IconButton
        icon="log"
        label={t('match.openLog')}
        keys="L"
        onClick={() => onRail('log')}
        className={css.narrowOnly}
      />
    </header>
  );
}

/** That it is the viewer's turn: in the colour of what waits, unless a request of another player has that first. */
function YourTurn() {
  const t = useTranslate();
  const isFirst = useRequests(({ open }) => open.length === 0);
  return <Tag tone={isFirst ? 'lamp' : 'plain'}>{t('match.yourTurn')}</Tag>;
}

/** Turns the sounds off and on; on a phone the setting is behind the table tab. */
function SoundButton() {
  const t = useTranslate();
  const isOn = useAlerts(({ sound }) => sound);
  const toggle = () => {
    toggleSound();
    void playCue('turn');
  };
  useShortcuts({ s: toggle });
  return (
    <IconButton
      icon={isOn ? 'sound' : 'mute'}
      label={t(isOn ? 'alerts.soundOff' : 'alerts.soundOn')}
      keys="S"
      onClick={toggle}
      className={css.wideOnly}
    />
  );
}
