import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import type { IconName } from '../../kit/ui/icons.tsx';

/** One of the answers to a question, besides Cancel. */
export interface AskAnswer {
  readonly label: string;
  readonly icon: IconName;
  /** The grave one; by default the safe way. */
  readonly isGrave?: boolean;
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
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={title}
      actions={
        <>
          <Button onClick={onCancel}>{t('app.cancel')}</Button>
          {answers.map(({ label, icon, isGrave = false, onPress }) => (
            <Button key={label} icon={icon} variant={isGrave ? 'danger' : 'default'} onClick={onPress}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
