import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { SelectField } from '../ui/fields.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { LinkField } from './link-field.tsx';
import { QrCode } from './qr-code.tsx';
import { reachOf, type ServerAddress, useServerAddresses } from './reach.ts';
import css from './reachable-link.module.css';

interface ReachableLinkProps {
  /** Path of the link within the client. */
  readonly path: string;
  readonly label: string;
  readonly qrLabel: string;
  /** Sent with the link when it is shared from a phone. */
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A link for other devices, to scan, to copy or to share, with an address that they can open and which of them can. */
export function ReachableLink({ path, qrLabel, children, ...field }: ReachableLinkProps) {
  const t = useTranslate();
  const addresses = useServerAddresses();
  const [chosen, choose] = useState<string | null>(null);
  const address = addresses.find(({ url }) => url === chosen) ?? addresses[0];
  const link = address.url + path;
  return (
    <div className={css.box}>
      <QrCode link={link} label={qrLabel} />
      <div className={css.words}>
        {children}
        {addresses.length > 1 && (
          <SelectField
            label={t('link.address')}
            value={address.url}
            options={addresses.map(({ url, name }) => ({ value: url, label: name }))}
            onChange={(event) => choose(event.target.value)}
          />
        )}
        <LinkField {...field} link={link} />
      </div>
      <WhoCanOpen address={address} />
    </div>
  );
}

function WhoCanOpen({ address }: { address: ServerAddress }) {
  const t = useTranslate();
  const { reach } = address;
  const page = globalThis.location?.origin;
  if (reach === 'anywhere') return null;
  const facts: [IconName, string][] =
    reach === 'computer'
      ? [['alert', t('link.onlyHere')]]
      : [
          ['check', t('link.works')],
          ['ban', t('link.worksNot')],
        ];
  if (reach === 'network' && page && reachOf(page) === 'computer')
    facts.unshift(['help', t('link.uses', { page: new URL(page).hostname, address: new URL(address.url).hostname })]);
  return (
    <ul className={css.facts}>
      {facts.map(([icon, fact]) => (
        <li key={icon} className={css[icon]}>
          <Icon name={icon} size={18} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
