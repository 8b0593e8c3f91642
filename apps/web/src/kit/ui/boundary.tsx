import { Component, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { translator } from '../i18n/translate.tsx';
import { reloadAfterError } from '../net/parts.ts';
import * as css from './boundary.module.css';
import { Button } from './button.tsx';
import { ErrorState } from './states.tsx';

interface BoundaryProps {
  /** What is lost by an error: the page, or a part of it beside which the rest stays in use. */
  readonly of: 'page' | 'part';
  /** What is shown, such as an address: after an error another one is drawn again. */
  readonly shown?: string;
  readonly children: ReactNode;
}

/**
 * Error boundary: an error while its children are drawn, such as one by an extension that moves nodes of the page, takes
 * them away and nothing else. It says so, and reloads the page once automatically.
 */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    void reloadAfterError();
  }

  override componentDidUpdate({ shown }: BoundaryProps) {
    if (this.state.hasFailed && shown !== this.props.shown) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <Failed of={this.props.of} /> : this.props.children;
  }
}

/** Without the translator of a provider, which may be what has failed. */
function Failed({ of }: Pick<BoundaryProps, 'of'>) {
  const t = translator(useLanguage().language, null);
  const reload = (
    <Button variant="primary" onClick={() => location.reload()}>
      {t('app.reload')}
    </Button>
  );
  return (
    <div className={of === 'page' ? css.page : css.part}>
      <ErrorState title={t(of === 'page' ? 'app.pageFailed' : 'app.partFailed')} action={reload}>
        {t('app.failedText')}
      </ErrorState>
    </div>
  );
}
