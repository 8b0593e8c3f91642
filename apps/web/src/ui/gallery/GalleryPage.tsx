import { cx } from '../cx.ts';
import { Mark } from '../icons.tsx';
import { Panel } from '../Panel.tsx';
import { Toasts } from '../Toasts.tsx';
import { Cards, Leaders } from './Cards.tsx';
import { Buttons, Chips, PromptBars } from './Controls.tsx';
import { Curtains } from './Curtains.tsx';
import { Fields, States, TabsAndDialogs } from './Forms.tsx';
import { Colours, Icons, Type } from './Foundations.tsx';
import css from './gallery.module.css';
import { HexGrids } from './HexGrids.tsx';
import { Dice, Planets, Silhouettes, TitlePictures, Tokens } from './Pieces.tsx';
import { Surfaces } from './Surfaces.tsx';
import { ToastSamples } from './ToastSamples.tsx';

const SECTIONS = [
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
  { title: 'Hex grid', span: 'two', Body: HexGrids },
  { title: 'Seats', span: 'one', Body: Tokens },
  { title: 'Cards', span: 'three', Body: Cards },
  { title: 'Leaders', span: 'one', Body: Leaders },
  { title: 'Curtain between people at one device', span: 'two', Body: Curtains },
  { title: 'Planets', span: 'three', Body: Planets },
  { title: 'Title pictures', span: 'three', Body: TitlePictures },
] as const;

/** All components of the kit on one page, for developers. In English on purpose. */
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
