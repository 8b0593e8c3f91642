import { Link } from 'wouter';
import { useTranslate } from '../i18n/translate.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Frame } from './frame.tsx';

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
      {t('app.toTables')}
    </Link>
  );
  return (
    <Frame title={heading} column>
      <h1 className="visually-hidden">{heading}</h1>
      <EmptyState title={heading} action={home}>
        {text ?? t('app.notFoundText')}
      </EmptyState>
    </Frame>
  );
}
