import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import * as css from './panel.module.css';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode | undefined;
  /** Heading level. */
  level?: 2 | 3 | 4 | undefined;
  /** At the right of the title. */
  actions?: ReactNode | undefined;
  /** Without padding, for lists that extend to the edge. */
  flush?: boolean | undefined;
  /** No frame: a ruled upper edge only. */
  ruled?: boolean | undefined;
}

export function Panel({ title, level = 2, actions, flush, ruled, className, children, ...rest }: PanelProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={cx(css.panel, !flush && css.padded, ruled && css.ruled, className)}
    >
      {(title || actions) && (
        <div className={css.head}>
          {title && (
            <Heading className={css.title} id={titleId}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
