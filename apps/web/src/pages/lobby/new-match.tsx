import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useMayCreate } from '../../kit/net/server-info.ts';
import * as css from './lobby-page.module.css';
import { TitleCards } from './title-cards.tsx';

/** Games to create a match of, if this player may create one. */
export function NewMatch({ isList }: { isList?: boolean }) {
  const t = useTranslate();
  if (useMayCreate()) return <TitleCards {...(isList && { isList })} />;
  return (
    <p className={css.ownerSets}>
      <strong>{t('lobby.ownerSets')}.</strong> {t('lobby.ownerSetsText')}
    </p>
  );
}
