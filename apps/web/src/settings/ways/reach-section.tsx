import type { AlertWay } from '@echo-base/protocol';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { listOf } from '../../kit/i18n/formats.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorState, LoadingShapes } from '../../kit/ui/states.tsx';
import { DeviceRow, OtherDevice } from './device-row.tsx';
import { deviceState } from './device-state.ts';
import { HookForm } from './hook-form.tsx';
import { type FormState, HookRow } from './hook-row.tsx';
import { Mail } from './mail-row.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { Topics } from './topics.tsx';
import { WayRow } from './way-row.tsx';
import * as css from './ways.module.css';
import { useWays } from './ways-store.ts';

/** How a player learns that it is their turn, the ways that work here first, and when nothing is sent. */
export function ReachSection() {
  const t = useTranslate();
  const { list, error, load } = useWays();
  useEffect(() => void load(), [load]);
  if (!list) {
    if (error === null) return <LoadingShapes label={t('app.loading')} shape="rows" count={3} />;
    return (
      <ErrorState title={t('app.unreachable')} action={<Button onClick={() => void load()}>{t('app.retry')}</Button>}>
        {reasonOf(t, error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Ways ways={list.ways} />
      <ul className={css.ways} id="quiet">
        {list.ways.length > 0 ? (
          <>
            <QuietHours ways={list.ways} />
            <Topics off={list.off} />
          </>
        ) : (
          <WayRow icon="moon" title={t('settings.quiet')} detail={t('settings.quiet.none')} />
        )}
      </ul>
    </>
  );
}

function Ways({ ways }: { readonly ways: readonly AlertWay[] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const device = deviceState();
  const { list, own } = useWays();
  const kinds = list?.kinds ?? [];
  const pushes = ways.filter(({ kind }) => kind === 'push');
  const mine = pushes.find((way) => way.device !== undefined && way.device === own);
  const all: readonly { readonly name: string; readonly works: boolean; readonly row: ReactNode }[] = [
    {
      name: t('settings.device'),
      works: device === 'allowed' || device === 'unasked',
      row: (
        <Fragment key="device">
          <DeviceRow way={mine} />
          {pushes.map((way) => way !== mine && <OtherDevice key={way.id} way={way} />)}
        </Fragment>
      ),
    },
    { name: t('settings.hook'), works: true, row: <Hooks key="hooks" ways={ways} /> },
    {
      name: t('settings.mail'),
      works: kinds.includes('mail'),
      row: <Mail key="mail" ways={ways} isOffered={kinds.includes('mail')} />,
    },
  ];
  const [here, not] = [all.filter(({ works }) => works), all.filter(({ works }) => !works)];
  return (
    <>
      <p className={css.note}>
        {t('settings.works', {
          ways: listOf(
            language,
            here.map(({ name }) => name),
          ),
        })}
      </p>
      <ul className={css.ways}>{[...here, ...not].map(({ row }) => row)}</ul>
    </>
  );
}

/** The chat hooks of the player, and a form for one more. */
function Hooks({ ways }: { readonly ways: readonly AlertWay[] }) {
  const t = useTranslate();
  const [form, setForm] = useState<FormState>('unused');
  const close = () => setForm('closed');
  const hooks = ways.filter(({ kind }) => kind === 'hook');
  const isFirst = hooks.length === 0;
  return (
    <>
      {hooks.map((way) => (
        <HookRow key={way.id} way={way} />
      ))}
      {isFirst || form === 'open' ? (
        <WayRow
          icon="hook"
          title={t(isFirst ? 'settings.hook' : 'settings.anotherHook')}
          detail={t('settings.hook.detail')}
        >
          <HookForm {...(!isFirst && { onClose: close })} onDone={close} />
        </WayRow>
      ) : (
        <li className={css.another}>
          <Button small variant="quiet" icon="plus" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            {t('settings.anotherHook')}
          </Button>
        </li>
      )}
    </>
  );
}
