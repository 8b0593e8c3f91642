import { useState } from 'react';
import { Button } from '../kit/ui/button.tsx';
import { Curtain } from '../kit/ui/curtain.tsx';
import * as css from './gallery.module.css';

/** The curtain between two people on one device. */
export function Curtains() {
  const [isDown, setDown] = useState(true);
  if (!isDown) return <Button onClick={() => setDown(true)}>Let the curtain fall</Button>;
  return (
    <div className={css.curtain}>
      <Curtain
        from={{ name: 'Ann', note: 'Empire · done', look: 'empire' }}
        to={{ name: 'Ben', note: 'Rebels · next', look: 'rebel' }}
        title="Pass the screen to Ben"
        text="Ben plays the Rebels. Ann, please look away."
        show="I am Ben: show my side"
        onShow={() => setDown(false)}
        back="Not Ben? Back to Ann"
        onBack={() => setDown(false)}
        linesTitle="What all players have seen"
        lines={['General Tagge moves to Rodia.', 'Rodia is subjugated.']}
      />
    </div>
  );
}
