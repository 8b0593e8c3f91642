import { useState } from 'react';
import { Button } from '../kit/ui/button.tsx';
import { Dialog } from '../kit/ui/dialog.tsx';
import { CheckField, SelectField, TextField } from '../kit/ui/fields.tsx';
import { EmptyState, ErrorState, LoadingShapes } from '../kit/ui/states.tsx';
import { Tabs } from '../kit/ui/tabs.tsx';
import { Tag } from '../kit/ui/tag.tsx';
import * as css from './gallery.module.css';

function PassDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask before passing</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="End the command phase?"
        actions={
          <>
            <Button onClick={close}>Keep playing</Button>
            <Button variant="primary" onClick={close}>
              Pass
            </Button>
          </>
        }
      >
        You still have <b>4 leaders</b> in the pool. Passing means you take no more turns this round, but you may still
        oppose missions.
      </Dialog>
    </>
  );
}

function PlacedDialog({ placement }: { placement: 'bottom' | 'right' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {placement === 'bottom' ? 'a sheet' : 'a drawer'}</Button>
      <Dialog open={open} onOpenChange={setOpen} placement={placement} title="Your hand" closeLabel="Close">
        Cards, piles or the log of the phone go here. It scrolls inside and closes with Escape.
      </Dialog>
    </>
  );
}

const TABS = [
  { id: 'log', label: 'Log', content: <p className={css.note}>Jonas placed 2 dice and completed nothing.</p> },
  {
    id: 'chat',
    label: 'Chat',
    count: 2,
    countLabel: '2 new messages',
    content: <p className={css.note}>Hello there</p>,
  },
  { id: 'rules', label: 'Rules', content: <p className={css.note}>Place at least one die.</p> },
];

export function TabsAndDialogs() {
  const [tab, setTab] = useState('log');
  return (
    <div className={css.stack}>
      <Tabs label="Side panel" items={TABS} value={tab} onValueChange={setTab} />
      <div className={css.flow}>
        <PassDialog />
        <PlacedDialog placement="bottom" />
        <PlacedDialog placement="right" />
      </div>
    </div>
  );
}

export function States() {
  return (
    <div className={css.trio}>
      <EmptyState title="No open games" action={<Button small>New game</Button>}>
        Create one or send a friend your invite link.
      </EmptyState>
      <LoadingShapes label="Loading the game…" now slow="This takes longer than usual." />
      <ErrorState title="This game could not be read" action={<Button small>Reload</Button>} code="match 7f3c">
        Nothing was lost. Reload, or tell the host.
      </ErrorState>
    </div>
  );
}

const CLOCKS = [
  { value: 'none', label: 'No clock' },
  { value: 'calm', label: 'A day for each move' },
];

export function Fields() {
  return (
    <div className={css.stack}>
      <TextField label="Name of the game" defaultValue="Friday galaxy" hint="All players on this server see it." />
      <TextField label="Invite code" defaultValue="4QX-7" error="Codes have six letters" />
      <SelectField label="Clock" options={CLOCKS} />
      <CheckField label="Beginners welcome" defaultChecked />
      <CheckField label="A bot plays the empty seat" hint="You can take its place later." />
      <div className={css.flow}>
        <Tag>initiative</Tag>
        <Tag tone="lamp">Your move</Tag>
        <Tag tone="rebel">Rebels</Tag>
        <Tag tone="empire">Empire</Tag>
        <Tag tone="danger">sabotaged</Tag>
        <Tag tone="good">met</Tag>
      </div>
    </div>
  );
}
