import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { Frame } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { reasonOf } from '../../question/refusals.ts';
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
      <p>{refused ? reasonOf(t, refused) : t(`${words}.text`)}</p>
    </Dialog>
  );
}
