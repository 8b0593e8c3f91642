import { seatLook } from '../../boards/seat-looks.ts';
import { Chat } from '../../chat/chat.tsx';
import { useTranslate } from '../../i18n/translate.tsx';
import { useMatch } from '../../net/match-store.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './setup.module.css';

/** Chat before the start; hidden for spectators of matches closed to them. */
export function ChatPanel({ title }: { title: string }) {
  const t = useTranslate();
  const isHere = useMatch((state) => state.viewers.length > 0);
  if (!isHere) return null;
  return (
    <Panel title={t('chat.tab')} flush className={css.chat}>
      <Chat lookOf={(seat) => seatLook(title, seat)} />
    </Panel>
  );
}
