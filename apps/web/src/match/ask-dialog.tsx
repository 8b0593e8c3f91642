import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { IconName } from '../ui/icons.tsx';

/** Milliseconds in which an answer is no answer yet: the second press of a double-click was for what lay there before. */
const GUARD_MS = 600;

/** One of the answers to a question, besides Cancel. */
interface AskAnswer {
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
  const isGuarded = useGuard();
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={title}
      actions={
        <>
          <Button onClick={onCancel}>{t('app.cancel')}</Button>
          {answers.map(({ label, icon, isGrave = false, onPress }) => (
            <Button
              key={label}
              icon={icon}
              variant={isGrave ? 'danger' : 'default'}
              sending={isGuarded}
              onClick={onPress}
            >
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

function useGuard(): boolean {
  const [isGuarded, setGuarded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isGuarded;
}
