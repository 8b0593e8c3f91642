import type { ComponentType } from 'react';
import { STAGED_MATCHES } from '../../staged-matches.ts';
import { cx } from '../kit/ui/cx.ts';
import { Mark } from '../kit/ui/icons.tsx';
import { Panel } from '../kit/ui/panel.tsx';
import { Toasts } from '../kit/ui/toasts.tsx';
import { Cards, Leaders } from './cards.tsx';
import { Buttons, Chips, PromptBars } from './controls.tsx';
import { Curtains } from './curtains.tsx';
import { Fields, States, TabsAndDialogs } from './forms.tsx';
import { Colours, Icons, Type } from './foundations.tsx';
import css from './gallery.module.css';
import { Dice, Planets, Silhouettes, TitlePictures, Tokens } from './pieces.tsx';
import { Surfaces } from './surfaces.tsx';
import { ToastSamples } from './toast-samples.tsx';

/** Something to look at, and the columns it takes. */
interface Section {
  readonly title: string;
  readonly span: 'one' | 'two' | 'three';
  readonly Body: ComponentType;
}

/** Those of the boards, beside what they show. */
const BOARDS = import.meta.glob<Section>('../boards/**/*.gallery.tsx', { eager: true, import: 'sample' });

/** The matches at a moment that development opens, each by its command. */
function StagedMatches() {
  return (
    <div className={css.flow}>
      {Object.keys(STAGED_MATCHES).map((name) => (
        <code key={name}>npm run dev -- --at {name}</code>
      ))}
    </div>
  );
}

const SECTIONS: readonly Section[] = [
  { title: 'Colours', span: 'three', Body: Colours },
  { title: 'Type', span: 'two', Body: Type },
  { title: 'Buttons', span: 'one', Body: Buttons },
  { title: 'Option chips', span: 'two', Body: Chips },
  { title: 'Toasts and banner', span: 'one', Body: ToastSamples },
  { title: 'Prompt bar', span: 'three', Body: PromptBars },
  { title: 'Tabs and dialogs', span: 'one', Body: TabsAndDialogs },
  { title: 'Empty, loading, error', span: 'one', Body: States },
  { title: 'Fields and tags', span: 'one', Body: Fields },
  { title: 'Interface icons, 24 grid, 1.75 line', span: 'three', Body: Icons },
  { title: 'Silhouettes, drawn at 84, 28 and 20', span: 'three', Body: Silhouettes },
  { title: 'Dice', span: 'two', Body: Dice },
  { title: 'Surface to pan and zoom', span: 'two', Body: Surfaces },
  { title: 'Seats', span: 'one', Body: Tokens },
  { title: 'Cards', span: 'three', Body: Cards },
  { title: 'Leaders', span: 'one', Body: Leaders },
  { title: 'Curtain between people at one device', span: 'two', Body: Curtains },
  { title: 'Planets', span: 'three', Body: Planets },
  { title: 'Title pictures', span: 'three', Body: TitlePictures },
  ...Object.values(BOARDS),
  { title: 'Staged matches', span: 'three', Body: StagedMatches },
];

/** All components of the kit, samples of the boards, and the staged matches, on one page of development. In English on purpose. */
export default function GalleryPage() {
  return (
    <main className={css.page}>
      <header className={css.head}>
        <Mark size={36} />
        <h1>Echo Base kit</h1>
        <span>foundations, controls and pieces</span>
      </header>
      <div className={css.grid}>
        {SECTIONS.map(({ title, span, Body }) => (
          <Panel key={title} ruled title={title} className={cx(span !== 'one' && css[span])}>
            <Body />
          </Panel>
        ))}
      </div>
      <Toasts label="Messages" closeLabel="Close" />
    </main>
  );
}
