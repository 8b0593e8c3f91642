import { matchPagePath } from '@echo-base/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useMayCreate } from '../../kit/net/server-info.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import * as css from './first-visit.module.css';

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

function Way({ icon, title, text, isFirst = false, children }: WayProps) {
  return (
    <li className={cx(css.way, isFirst && css.advised)}>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <div className={css.words}>
        <h2 className={css.name}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      {children}
    </li>
  );
}

interface FirstVisitProps {
  readonly open: readonly MatchSummary[];
  onInvite(): void;
}

/** Ways to begin, for who has not played here yet. */
export function FirstVisit({ open, onInvite }: FirstVisitProps) {
  const t = useTranslate();
  const nameOf = useMatchNames();
  const mayCreate = useMayCreate();
  const watched = open.find(({ status, spectators }) => status === 'playing' && spectators !== 'closed');
  return (
    <ul className={css.ways}>
      {mayCreate && (
        <Way icon="bot" title={t('first.computer')} text={t('first.computerText')} isFirst>
          <Link href="/new/battle-of-hoth" className={buttonClass({ variant: 'primary', small: true })}>
            {t('first.play')}
          </Link>
        </Way>
      )}
      <Way icon="link" title={t('first.link')} text={t('first.linkText')}>
        <Button small onClick={onInvite}>
          {t('first.paste')}
        </Button>
      </Way>
      {watched && (
        <Way icon="eye" title={t('first.watch')} text={nameOf(watched)}>
          <Link href={matchPagePath(watched.matchId)} className={buttonClass({ small: true })}>
            {t('lobby.watch')}
          </Link>
        </Way>
      )}
      <Way icon="help" title={t('first.learn')} text={t('first.learnText')}>
        <Link href="/rules" className={buttonClass({ small: true })}>
          {t('nav.rules')}
        </Link>
      </Way>
    </ul>
  );
}
