import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { HoldButton } from '../../kit/ui/hold-button.tsx';
import type { IconName } from '../../kit/ui/icons.tsx';

/** One of the answers to a question, besides Cancel. */
export interface AskAnswer {
  readonly label: string;
  readonly icon: IconName;
  /** The grave one; by default the safe way. */
  readonly isGrave?: boolean;
  /** It is held rather than pressed, or pressed in a second question. */
  readonly isHeld?: boolean;
  onPress(): void;
}

interface AskDialogProps {
  readonly title: string;
  /** The consequence, in a sentence or two. */
  readonly children: ReactNode;
  readonly answers: readonly AskAnswer[];
  onCancel(): void;
}

/** Confirmation of an act on another person, in another place than the button that was pressed. Cancel has the focus. */
export function AskDialog({ title, children, answers, onCancel }: AskDialogProps) {
  const t = useTranslate();
  const [cannotHold, setCannotHold] = useState(false);
  const held = cannotHold ? undefined : answers.find(({ isHeld }) => isHeld);
  const pressed = answers.filter((one) => one !== held);
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={title}
      asked={held ? 'held' : 'pressed'}
      actions={
        <>
          <Button onClick={onCancel}>{t('app.cancel')}</Button>
          {held && (
            <Button variant="quiet" onClick={() => setCannotHold(true)}>
              {t('match.graveOther')}
            </Button>
          )}
          {pressed.map(({ label, icon, isGrave = false, onPress }) => (
            <Button key={label} icon={icon} variant={isGrave ? 'danger' : 'default'} onClick={onPress}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p>{children}</p>
      {held && (
        <HoldButton
          label={t('match.graveHold', { act: held.label })}
          help={t('match.graveHoldHelp')}
          holding={t('match.graveHolding')}
          sending={false}
          onHeld={held.onPress}
          onOther={() => setCannotHold(true)}
        />
      )}
    </Dialog>
  );
}
