import type { PersonAtTable, SeatLink } from '@echo-base/protocol';
import { useEffect, useState } from 'react';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { makeSeatLink, propose } from '../../kit/net/agreements.ts';
import { listPeople } from '../../kit/net/moderation.ts';
import { infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary, SeatSummary, TitleInfo } from '../../kit/net/types.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { SelectField } from '../../kit/ui/fields.tsx';
import { ReachableLink } from '../../kit/ui/reachable-link.tsx';
import { useSending } from './agreements.tsx';

/** Value of the choice of a computer player. */
const COMPUTER = '';

/** People who may get a seat: in the match, not removed, without a seat of another side, and not the one who gives it. */
export function candidates(
  people: readonly PersonAtTable[],
  {
    seat,
    mine,
    info,
  }: { readonly seat: string; readonly mine: readonly string[]; readonly info: TitleInfo | undefined },
): readonly PersonAtTable[] {
  const sideOf = (id: string) => info?.seats.find((one) => one.id === id)?.team ?? id;
  const mayHave = ({ seats, kicked, unnamed }: PersonAtTable) =>
    !kicked &&
    unnamed === undefined &&
    !seats.includes(seat) &&
    seats.every((one) => sideOf(one) === sideOf(seat) && !mine.includes(one));
  return people.filter(mayHave).toSorted((a, b) => Number(b.isWatching) - Number(a.isWatching));
}

interface GiveDialogProps {
  readonly summary: MatchSummary;
  readonly seat: SeatSummary;
  readonly mine: readonly string[];
  /** Whether this session decides alone: the host, and owners of the server. */
  readonly alone: boolean;
  onClose(): void;
}

/** Gives the seat of an absent player on: to a person, to the computer, or by a link. */
export default function GiveDialog({ summary, seat, mine, alone, onClose }: GiveDialogProps) {
  const t = useTranslate();
  const info = infoOf(useTitles().titles, summary.title);
  const title = useMatchNames()(summary);
  const people = candidates(usePeople(summary.matchId), { seat: seat.id, mine, info });
  const [chosen, setChosen] = useState<string | null>(null);
  const [link, setLink] = useState<SeatLink | null>(null);
  const { busy, send } = useSending();
  const hasBots = (info?.bots.length ?? 0) > 0;
  const to = chosen ?? people[0]?.person ?? COMPUTER;
  const name = seat.owner ?? seat.playerName ?? '';
  const give = async () => {
    const person = to === COMPUTER ? {} : { person: to };
    const isDone = await send('give', () => propose(summary.matchId, { kind: 'seat', seat: seat.id, ...person }));
    if (isDone) onClose();
  };
  const makeLink = () => void send('link', async () => setLink(await makeSeatLink(summary.matchId, seat.id)));
  const options = [
    ...people.map(({ person, name }) => ({ value: person, label: name })),
    ...(hasBots ? [{ value: COMPUTER, label: t('give.computer') }] : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('give.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t(link ? 'app.close' : 'app.cancel')}</Button>
          {!link && options.length > 0 && (
            <Button variant="danger" icon="hand" sending={busy === 'give'} onClick={() => void give()}>
              {t('give.go')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('give.text', { name })}</p>
      {!alone && <p>{t('give.together')}</p>}
      {!link && options.length > 0 && (
        <SelectField
          label={t('give.to')}
          hint={t('give.noOne')}
          value={to}
          options={options}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {!link && options.length === 0 && <p>{t('give.noOne')}</p>}
      {alone && !link && (
        <Button variant="quiet" icon="link" sending={busy === 'link'} onClick={makeLink}>
          {t('give.link')}
        </Button>
      )}
      {link && <Link link={link} title={title} />}
    </Dialog>
  );
}

function Link({ link, title }: { readonly link: SeatLink; readonly title: string }) {
  const t = useTranslate();
  const { pathname, hash } = new URL(link.url);
  return (
    <ReachableLink
      path={pathname + hash}
      label={t('give.linkLabel')}
      qrLabel={t('give.linkLabel')}
      title={title}
      text={t('give.linkLabel')}
    >
      <p>{t('give.linkText')}</p>
    </ReachableLink>
  );
}

/** People in the match; none if the list cannot be had, with which the computer and a link remain. */
function usePeople(matchId: string): readonly PersonAtTable[] {
  const [people, setPeople] = useState<readonly PersonAtTable[]>([]);
  useEffect(() => {
    let isCurrent = true;
    listPeople(matchId).then(
      (found) => isCurrent && setPeople(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [matchId]);
  return people;
}
