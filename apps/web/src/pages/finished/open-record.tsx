import { matchPagePath, RECORD_BYTES } from '@echo-base/protocol';
import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { type TitleTranslate, useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { ApiError, importRecord } from '../../kit/net/api.ts';
import { Banner } from '../../kit/ui/banner.tsx';
import { Button } from '../../kit/ui/button.tsx';
import * as css from './finished-page.module.css';

interface Tellable {
  readonly title?: unknown;
  readonly acts?: unknown;
}

/** Seat of the act at which a record diverges; null if the record has no such act. */
function seatAt(record: unknown, seq: number): string | null {
  const acts = (record as Tellable | null)?.acts;
  const act: unknown = Array.isArray(acts) ? acts[seq] : undefined;
  const seat = (act as { seat?: unknown } | undefined)?.seat;
  return typeof seat === 'string' ? seat : null;
}

/** Why a record was refused, in words; for one that diverges with the act. */
export function refusalOf(t: Translate, translateOf: TitleTranslate, error: unknown, record: unknown): string {
  if (!(error instanceof ApiError)) return reasonOf(t, error);
  if (error.code === 'invalid_body') return t('record.notOne');
  if (error.code !== 'diverged') return reasonOf(t, error);
  const seq = Number(error.params?.seq);
  const title = (record as Tellable | null)?.title;
  const seat = seatAt(record, seq);
  if (seat === null || typeof title !== 'string') return t('record.divergesAtEnd');
  return t('record.diverges', { number: seq + 1, seat: translateOf(title)(`seat.${seat}`) });
}

/** Parses a file. Throws if it is too large for a record, or not JSON. */
async function read(file: File): Promise<unknown> {
  if (file.size > RECORD_BYTES) throw new ApiError({ code: 'too_large' }, 0);
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ApiError({ code: 'invalid_body' }, 0);
  }
}

/** Imports a record file and opens its match, or shows why it is refused. */
export function OpenRecord() {
  const t = useTranslate();
  const translateOf = useTitleTranslate();
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file, corrected, may be chosen again.
    event.target.value = '';
    if (!file) return;
    setSending(true);
    setProblem(null);
    let record: unknown;
    try {
      record = await read(file);
      navigate(matchPagePath((await importRecord(record)).matchId));
    } catch (error) {
      setProblem(refusalOf(t, translateOf, error, record));
      setSending(false);
    }
  };
  return (
    <div className={css.open}>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-label={t('record.file')}
        onChange={open}
      />
      <Button icon="play" sending={sending} onClick={() => field.current?.click()}>
        {t(sending ? 'record.checking' : 'record.open')}
      </Button>
      {problem !== null && (
        <Banner tone="error" title={t('record.refused')}>
          {problem}
        </Banner>
      )}
    </div>
  );
}
