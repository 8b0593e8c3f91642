import { Link } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/states.tsx';
import { PageLayout } from './page-layout.tsx';

interface NotFoundProps {
  readonly title?: string;
  readonly text?: string;
}

/** Page for addresses that show nothing: unknown ones, and those of matches that this player may not see. */
export default function NotFoundPage({ title, text }: NotFoundProps) {
  const t = useTranslate();
  const heading = title ?? t('app.notFound');
  const home = (
    <Link href="/" className={buttonClass()}>
      {t('app.toMatches')}
    </Link>
  );
  return (
    <PageLayout title={heading} column>
      <h1 className="visually-hidden">{heading}</h1>
      <EmptyState title={heading} action={home}>
        {text ?? t('app.notFoundText')}
      </EmptyState>
    </PageLayout>
  );
}
