import { useTranslate } from '../i18n/translate.tsx';
import type { Frame } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { sayDraw } from './draw.tsx';
import { wordsOf } from './draw-words.ts';

interface OfferProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly frame: Frame;
}

/** Confirms before a seat offers a draw or the end of a campaign, or says why it cannot now. */
export function DrawDialog({ open, onOpenChange, frame }: OfferProps) {
  const t = useTranslate();
  const { viewer, draw } = frame;
  const refused = draw?.refused;
  const words = wordsOf(draw);
  const offer = () => {
    onOpenChange(false);
    void sayDraw(t, viewer, 'offer');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`${words}.title`)}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('match.keepPlaying')}</Button>
          {!refused && (
            <Button variant="danger" icon="draw" onClick={offer}>
              {t(draw?.endsCampaign ? 'campaignEnd.propose' : 'draw.offer')}
            </Button>
          )}
        </>
      }
    >
      <p>{refused ? t(`refused.${refused.code}`, refused.params) : t(`${words}.text`)}</p>
    </Dialog>
  );
}
