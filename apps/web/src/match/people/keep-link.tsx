import { Suspense, useState } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { readStored, writeStored } from '../../kit/net/stored.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const DeviceDialog = lazyPart(async () => (await import('../../settings/person/device-dialog.tsx')).default);

/** Mark in this browser that the lasting link has been offered. */
const KEY = 'echo-base.link-offered';

/** Whether a lasting link is offered: with a seat among other people, once in this browser. */
export function isOffered({ seats, mine = [], status }: MatchSummary, wasOffered: boolean): boolean {
  const others = seats.filter(({ id, kind }) => kind === 'human' && !mine.includes(id));
  return !wasOffered && status !== 'finished' && mine.length > 0 && others.length > 0;
}

/** Offers the lasting private link with the first seat: the seat belongs to this browser only. */
export function KeepLink({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const [wasOffered, setOffered] = useState(() => readStored('localStorage', KEY) !== null);
  const [open, setOpen] = useState(false);
  const end = () => {
    writeStored('localStorage', KEY, '1');
    setOffered(true);
  };
  const make = () => {
    end();
    setOpen(true);
  };
  return (
    <>
      {isOffered(summary, wasOffered) && (
        <Banner
          tone="info"
          icon="lock"
          title={t('keepLink.title')}
          action={
            <>
              <Button small onClick={end}>
                {t('keepLink.later')}
              </Button>
              <Button small onClick={make}>
                {t('keepLink.make')}
              </Button>
            </>
          }
        >
          {t('keepLink.text')}
        </Banner>
      )}
      {open && (
        <Suspense fallback={null}>
          <DeviceDialog isLasting onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
