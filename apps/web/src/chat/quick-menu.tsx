import { PHRASES } from '@echo-base/protocol';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { useSession } from '../kit/net/session.ts';
import { cx } from '../kit/ui/cx.ts';
import * as buttonCss from '../kit/ui/icon-button.module.css';
import { Icon } from '../kit/ui/icons.tsx';
import { LazyMenu } from '../kit/ui/lazy-menu.tsx';
import * as menu from '../kit/ui/menu.module.css';
import { useChatClosed } from './closed.ts';
import { togglePointing, usePointing } from './pointing.ts';
import { useQuick } from './use-quick.ts';

interface QuickMenuProps {
  /** Team that reads the phrase while the team is chosen; by default all read it. */
  readonly team?: string | null;
  readonly className?: string | undefined;
}

/** Ready phrases, and pointing at a place of the board: what is said without typing. */
export function QuickMenu({ team = null, className }: QuickMenuProps) {
  const t = useTranslate();
  const send = useQuick(team);
  const canPoint = usePointing((state) => state.canPoint);
  const isUnnamed = useSession((state) => state.status === 'none');
  const isClosed = useChatClosed();
  if (isUnnamed || isClosed) return null;
  return (
    <LazyMenu
      face={<Icon name="quick" />}
      className={cx(buttonCss.button, className)}
      label={t('quick.open')}
      align="end"
    >
      {(Menu) => (
        <>
          {canPoint && (
            <Menu.Item className={menu.item} onSelect={togglePointing}>
              <Icon name="aim" />
              {t('quick.toPoint')}
            </Menu.Item>
          )}
          {PHRASES.map((phrase) => (
            <Menu.Item key={phrase} className={menu.item} onSelect={() => void send({ phrase })}>
              <Icon name="chat" />
              {t(`quick.${phrase}`)}
            </Menu.Item>
          ))}
        </>
      )}
    </LazyMenu>
  );
}
