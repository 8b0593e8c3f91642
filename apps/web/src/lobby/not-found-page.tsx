import { Link } from 'wouter';
import { useTranslate } from '../i18n/translate.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Frame } from './frame.tsx';

/** Page for unknown addresses. */
export default function NotFoundPage() {
  const t = useTranslate();
  const home = (
    <Link href="/" className={buttonClass()}>
      {t('app.toTables')}
    </Link>
  );
  return (
    <Frame title={t('app.notFound')} column>
      <h1 className="visually-hidden">{t('app.notFound')}</h1>
      <EmptyState title={t('app.notFound')} action={home}>
        {t('app.notFoundText')}
      </EmptyState>
    </Frame>
  );
}
