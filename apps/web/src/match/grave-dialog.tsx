import { useSay } from '../i18n/say.tsx';
import type { Option } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Confirmation of a grave act, one that can cost the game or the turn: asks once, in words, before it is sent. */
export function GraveDialog({
  option,
  close,
  confirm,
}: {
  option: Option | null;
  close(): void;
  confirm(option: Option): void;
}) {
  const say = useSay();
  if (!option) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={say('match.graveTitle', { act: option.label })}
      actions={
        <>
          <Button onClick={close}>{say('match.graveCancel')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              close();
              confirm(option);
            }}
          >
            {say(option.label)}
          </Button>
        </>
      }
    >
      {option.detail && <p>{say(option.detail)}</p>}
      <p>{say('match.graveText')}</p>
    </Dialog>
  );
}
