import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { reachOf, type ServerAddress, useLinkAddress } from '../net/reach.ts';
import { SelectField } from './fields.tsx';
import { Icon, type IconName } from './icons.tsx';
import { LinkField } from './link-field.tsx';
import { QrCode } from './qr-code.tsx';
import css from './reachable-link.module.css';
import { Segments } from './segments.tsx';

interface ReachableLinkProps {
  /** Path of the link within the client. */
  readonly path: string;
  readonly label: string;
  readonly qrLabel: string;
  /** Sent with the link when it is shared from a phone. */
  readonly title: string;
  readonly text: string;
  /** The key that copies it. */
  readonly shortcut?: string;
  readonly children?: ReactNode;
}

/** A link for other devices, to scan, to copy or to share, with an address that they can open and which of them can. */
export function ReachableLink({ path, qrLabel, children, ...field }: ReachableLinkProps) {
  const t = useTranslate();
  const { address, within, isSwitched, chooseReach, chooseUrl } = useLinkAddress();
  const link = address.url + path;
  return (
    <div className={css.box}>
      {isSwitched && (
        <div className={css.reach}>
          <Segments
            legend={t('link.reach')}
            isCompact
            value={address.reach}
            options={[
              { value: 'network', label: t('link.network') },
              { value: 'anywhere', label: t('link.internet') },
            ]}
            onChange={chooseReach}
          />
        </div>
      )}
      <QrCode link={link} label={qrLabel} />
      <div className={css.words}>
        {children}
        {within.length > 1 && (
          <SelectField
            label={t('link.address')}
            value={address.url}
            options={within.map(({ url, name }) => ({ value: url, label: name }))}
            onChange={(event) => chooseUrl(event.target.value)}
          />
        )}
        <LinkField {...field} link={link} />
      </div>
      <WhoCanOpen address={address} isSwitched={isSwitched} />
    </div>
  );
}

interface WhoCanOpenProps {
  readonly address: ServerAddress;
  /** Whether there are links for the network and for all. */
  readonly isSwitched: boolean;
}

function WhoCanOpen({ address, isSwitched }: WhoCanOpenProps) {
  const t = useTranslate();
  const { reach } = address;
  const page = globalThis.location?.origin;
  if (reach === 'anywhere' && !isSwitched) return null;
  const facts: Record<typeof reach, [IconName, string][]> = {
    computer: [['alert', t('link.onlyHere')]],
    network: [
      ['check', t('link.works')],
      ['ban', isSwitched ? t('link.worksNotHere') : t('link.worksNot')],
    ],
    anywhere: [['check', t('link.anywhere')]],
  };
  const shown = facts[reach];
  if (reach === 'network' && page && reachOf(page) === 'computer')
    shown.unshift(['help', t('link.uses', { page: new URL(page).hostname, address: new URL(address.url).hostname })]);
  return (
    <ul className={css.facts}>
      {shown.map(([icon, fact]) => (
        <li key={icon} className={css[icon]}>
          <Icon name={icon} size={18} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
