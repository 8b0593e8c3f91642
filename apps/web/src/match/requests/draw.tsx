import { useEffect, useRef } from 'react';
import { type Translate, useTranslate } from '../../kit/i18n/translate.tsx';
import { answerDraw } from '../../kit/net/match-store.ts';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { reasonOf } from '../../question/refusals.ts';
import { type DrawWords, wordsOf } from './draw-words.ts';
import { closeRequest, openRequest } from './requests-store.ts';

/** Log entries about offers, and those that close one without an agreement. */
const ABOUT = /^log\.(draw|end)-/;
const CLOSED = /-(declined|withdrawn|lapsed)$/;

type Offer = NonNullable<NonNullable<Frame['draw']>['offer']>;

/** Sends an offer or an answer of a seat, and shows why it was refused. */
export async function sayDraw(t: Translate, seat: string, choice: string): Promise<void> {
  const refusal = await answerDraw(seat, choice);
  if (refusal) showToast({ id: 'draw', tone: 'error', title: reasonOf(t, refusal) });
}

/** Open draw offer: a line for the player who offers and for spectators, a question to the others, and its end. */
export function DrawBanner({ frame, mine }: { frame: Frame; mine: readonly string[] }) {
  const t = useTranslate();
  const offer = frame.draw?.offer;
  const asked = offer?.asked.filter((seat) => mine.includes(seat)) ?? [];
  const words = wordsOf(frame.draw);
  useQuestion(t, words, offer, asked);
  useEnd(t, offer, frame.log);
  if (!offer || asked.length > 0) return null;
  const isMine = mine.includes(offer.by);
  const names = offer.asked.map((seat) => t(`seat.${seat}`)).join(', ');
  return (
    <Banner
      tone="info"
      icon="draw"
      title={isMine ? t(`${words}.offered`) : t(`${words}.offers`, { name: t(`seat.${offer.by}`) })}
      action={
        isMine && (
          <Button small onClick={() => void sayDraw(t, offer.by, `withdraw:${offer.id}`)}>
            {t('undo.withdraw')}
          </Button>
        )
      }
    >
      {t('match.waitingFor', { names })}
    </Banner>
  );
}

/** Asks the seats of this session that have not answered; one refusal decides for all. */
function useQuestion(t: Translate, words: DrawWords, offer: Offer | undefined, asked: readonly string[]): void {
  const seats = asked.join(' ');
  const id = offer?.id;
  const by = offer?.by;
  useEffect(() => {
    if (seats === '' || id === undefined || by === undefined) return;
    const [first = '', ...others] = seats.split(' ');
    const accept = async () => {
      for (const seat of [first, ...others]) await sayDraw(t, seat, `accept:${id}`);
    };
    const text = t(`${words}.asksText`);
    openRequest({
      id: `draw-${id}`,
      icon: 'draw',
      title: t(`${words}.offers`, { name: t(`seat.${by}`) }),
      text,
      no: { label: t('draw.decline'), onPress: () => void sayDraw(t, first, `decline:${id}`) },
      yes: { label: t('draw.accept'), onPress: () => void accept() },
      // It ends the match: in two steps at two places.
      confirm: { title: t(`${words}.acceptTitle`), text, cancel: t('match.keepPlaying') },
    });
    return () => closeRequest(`draw-${id}`);
  }, [seats, id, by, t, words]);
}

/** Shows the result of an offer that has closed without a draw. */
function useEnd(t: Translate, offer: Offer | undefined, log: readonly LogEntry[]): void {
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    const wasOpen = before.current !== undefined && offer?.id !== before.current;
    before.current = offer?.id;
    if (!wasOpen) return;
    const last = log.findLast(({ key }) => ABOUT.test(key));
    if (last && CLOSED.test(last.key)) showToast({ id: 'draw', tone: 'info', icon: 'draw', title: t(last) });
  }, [t, offer?.id, log]);
}
