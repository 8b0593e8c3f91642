import { Chat } from '../../chat/chat.tsx';
import { useSay } from '../../i18n/say.tsx';
import { useMatch } from '../../net/match-store.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './setup.module.css';

/** Talk among those who gather at a table; for nobody where watchers are not wanted. */
export function ChatPanel() {
  const say = useSay();
  const isHere = useMatch((state) => state.viewers.length > 0);
  if (!isHere) return null;
  return (
    <Panel title={say('chat.tab')} flush className={css.chat}>
      <Chat />
    </Panel>
  );
}
