import { BASE_SPACE, boxOf } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon, type IconName } from '../../../kit/ui/icons.tsx';
import { LazyMenu, type MenuParts } from '../../../kit/ui/lazy-menu.tsx';
import * as menu from '../../../kit/ui/menu.module.css';
import { useScene } from '../scene.ts';
import * as css from './map-menu.module.css';
import { isSearching, locatedBaseOf } from './place-names.ts';

/** Layers of the map besides systems and leaders. */
export interface Layers {
  readonly units: boolean;
  /** The Empire's memory aid: possible places of the base. */
  readonly aid: boolean;
  /** What each system builds. */
  readonly builds: boolean;
  /** What others have done since the viewer's last act. */
  readonly marks: boolean;
}

interface MapMenuProps {
  layers: Layers;
  onLayers(layers: Layers): void;
  onWhole(): void;
  onFinder(): void;
  onLegend(): void;
}

/** The button of the map: search, layers and legend. */
export function MapMenu(props: MapMenuProps) {
  const t = useTranslate();
  return (
    <LazyMenu face={<Icon name="menu" size={22} />} className={css.button} label={t('board.rb.menu.open')} align="end">
      {(Menu) => <Items Menu={Menu} {...props} />}
    </LazyMenu>
  );
}

interface RowProps {
  icon: IconName;
  title: string;
  note: string;
}

function Row({ icon, title, note }: RowProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={css.words}>
        {title}
        <small>{note}</small>
      </span>
    </>
  );
}

function Items({ Menu, layers, onLayers, onWhole, onFinder, onLegend }: MapMenuProps & { Menu: MenuParts }) {
  const t = useTranslate();
  const { view } = useScene();
  const { ruledOut } = view.probes;
  const row = (icon: IconName, title: string, note: string) => <Row icon={icon} title={title} note={note} />;
  const act = (onSelect: () => void, face: ReturnType<typeof row>) => (
    <Menu.Item className={cx(menu.item, css.item)} onSelect={onSelect}>
      {face}
    </Menu.Item>
  );
  const layer = (name: keyof Layers, face: ReturnType<typeof row>) => (
    <Menu.CheckboxItem
      className={cx(menu.item, css.item)}
      checked={layers[name]}
      onSelect={(event) => {
        // It stays open, with the map behind it.
        event.preventDefault();
        onLayers({ ...layers, [name]: !layers[name] });
      }}
    >
      {face}
      <span className={css.switch} aria-hidden="true" />
    </Menu.CheckboxItem>
  );
  const open = ruledOut === null ? 0 : boxOf(view).systems.length - ruledOut.length;
  const system = t(`system.${locatedBaseOf(view) ?? BASE_SPACE}`);
  return (
    <>
      {act(onFinder, row('search', t('board.rb.menu.find'), t('board.rb.searchHint')))}
      {act(onWhole, row('fit', t('board.rb.fit'), t('board.rb.menu.fitNote')))}
      {layer('units', row('layers', t('board.rb.menu.units'), t('board.rb.menu.unitsNote')))}
      {isSearching(view) &&
        layer('aid', row('pin', t('board.rb.menu.aid'), t('board.rb.menu.aidNote', { count: open, system })))}
      {layer('builds', row('log', t('board.rb.menu.builds'), t('board.rb.menu.buildsNote')))}
      {layer('marks', row('replay', t('board.rb.menu.marks'), t('board.rb.menu.marksNote')))}
      {act(onLegend, row('legend', t('board.rb.menu.legend'), t('board.rb.menu.legendNote')))}
    </>
  );
}
