import { useState } from 'react';
import { Button } from '../kit/ui/button.tsx';
import { Chip } from '../kit/ui/chip.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { Icon } from '../kit/ui/icons.tsx';
import { NumberStepper } from '../kit/ui/number-stepper.tsx';
import { PromptActions, PromptBar, PromptOptions, PromptSource, PromptWords } from '../kit/ui/prompt-bar.tsx';
import { SeatToken } from '../kit/ui/seat-token.tsx';
import { Silhouette } from '../kit/ui/silhouettes.tsx';
import * as css from './gallery.module.css';
import { Sample } from './sample.tsx';

export function Buttons() {
  const [sending, setSending] = useState(true);
  return (
    <div className={css.flow}>
      <Sample note="primary, one a screen">
        <Button variant="primary">Go to Sullust</Button>
      </Sample>
      <Sample note="default, icon">
        <Button icon="replay">Roll 3 again</Button>
      </Sample>
      <Sample note="sending (press the other)">
        <Button sending={sending}>Roll 3 again</Button>
      </Sample>
      <Sample note="quiet, small">
        <Button variant="quiet" small onClick={() => setSending(!sending)}>
          Take back
        </Button>
      </Sample>
      <Sample note="danger">
        <Button variant="danger" icon="alert">
          Concede
        </Button>
      </Sample>
      <Sample note="refused, says why">
        <Button refused="Choose a system first">Confirm</Button>
      </Sample>
      <Sample note="icon buttons">
        <span className={css.sizes}>
          <IconButton icon="undo" label="Take back" keys="U" framed />
          <IconButton icon="chat" label="Chat, 2 new messages" keys="C" dot />
          <IconButton icon="help" label="Help" keys="?" />
          <IconButton icon="undo" label="Take back" refused="The dice are cast" />
        </span>
      </Sample>
    </div>
  );
}

export function Chips() {
  const [count, setCount] = useState(3);
  const [chosen, setChosen] = useState(true);
  return (
    <div className={css.flow}>
      <Sample note="legal">
        <Chip name="Mandalore" detail="Veers, no Intel" keyHint={2} />
      </Sample>
      <Sample note="lit: its target has the pointer">
        <Chip name="Mandalore" detail="Veers, no Intel" keyHint={2} lit />
      </Sample>
      <Sample note="selected">
        <Chip
          name="Sullust"
          detail="Vader, no Intel"
          keyHint={1}
          selected={chosen}
          onClick={() => setChosen(!chosen)}
        />
      </Sample>
      <Sample note="refused, always with its reason">
        <Chip name="Bothawui" refused="No Imperial unit here" />
      </Sample>
      <Sample note="one of several">
        <Chip name="Coruscant" detail="2 of 3 chosen" selected multiple />
      </Sample>
      <Sample note="plain: no target">
        <Chip name="End the turn" tone="plain" keyHint={9} />
      </Sample>
      <Sample note="without a key">
        <Chip name="Row 2" detail="1 to go for Rieekan" />
      </Sample>
      <Sample note="number">
        <NumberStepper
          label="Units to move"
          value={count}
          min={0}
          max={5}
          onChange={setCount}
          decreaseLabel="One less"
          increaseLabel="One more"
        />
        <NumberStepper
          compact
          label="Units that stay"
          value={count}
          min={0}
          max={5}
          onChange={setCount}
          decreaseLabel="One less"
          increaseLabel="One more"
        />
      </Sample>
    </div>
  );
}

function DiePrompt() {
  return (
    <PromptBar mine label="Your decision">
      <PromptSource>
        <Silhouette id="at-at" size={34} />
      </PromptSource>
      <PromptWords question="Place the walker" help="You may roll once more. Placed dice stay." />
      <PromptOptions label="Spaces for the walker">
        <Chip name="Row 2" detail="then 1 to go for Rieekan" keyHint={1} selected={false} />
        <Chip name="Row 4" detail="then 1 to go for Zev" keyHint={2} selected />
        <Chip name="Row 5" detail="first of 4" keyHint={3} selected={false} />
        <Chip name="Set aside" refused="Only a point die can be set aside" />
      </PromptOptions>
      <PromptActions>
        <Button icon="replay">Roll 3 again</Button>
        <Button variant="primary">Place on row 4</Button>
      </PromptActions>
    </PromptBar>
  );
}

export function PromptBars() {
  return (
    <div className={css.bars}>
      <DiePrompt />
      <PromptBar mine={false} label="Waiting">
        <PromptSource bare>
          <SeatToken look="empire" initial="DV" size={40} />
        </PromptSource>
        <PromptWords question="Waiting for Marta" help="Marta may send a leader to oppose the mission." />
        <PromptActions>
          <span className={css.sizes}>
            <Icon name="clock" size={18} /> 2:10
          </span>
        </PromptActions>
      </PromptBar>
      <PromptBar mine={false} label="Watching">
        <PromptSource bare>
          <Icon name="eye" size={24} />
        </PromptSource>
        <PromptWords question="You are watching" help="Ida is choosing a system. Delay: 3 minutes." />
        <PromptActions>
          <Button>Leave</Button>
        </PromptActions>
      </PromptBar>
    </div>
  );
}
