import { Link } from 'wouter';
import { useSay } from '../i18n/say.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Frame } from './frame.tsx';

/** Page for unknown addresses. */
export function NotFoundPage() {
  const say = useSay();
  const home = (
    <Link href="/" className={buttonClass()}>
      {say('app.toTables')}
    </Link>
  );
  return (
    <Frame title={say('app.notFound')} column>
      <h1 className="visually-hidden">{say('app.notFound')}</h1>
      <EmptyState title={say('app.notFound')} action={home}>
        {say('app.notFoundText')}
      </EmptyState>
    </Frame>
  );
}
