import { useState } from 'react';
import { TitleArt } from '../boards/title-art.tsx';
import { Button } from '../kit/ui/button.tsx';
import { DiceRoll } from '../kit/ui/dice-roll.tsx';
import { DIE_FACES, Die, type DieFace } from '../kit/ui/die.tsx';
import { Emblem, Skill } from '../kit/ui/marks.tsx';
import { PLANET_IDS, Planet } from '../kit/ui/planet.tsx';
import { PlayerToken } from '../kit/ui/player-token.tsx';
import { SeatToken } from '../kit/ui/seat-token.tsx';
import { PEOPLE } from '../kit/ui/shapes/people.ts';
import { SILHOUETTE_IDS, Silhouette } from '../kit/ui/silhouettes.tsx';
import * as css from './gallery.module.css';
import { Sample } from './sample.tsx';

const IMPERIAL = /^(tie|assault|star-d|super|death|storm|at-|snowt|probe|dark|royal|officer|bounty|emperor)/;

const sideOf = (id: string) => (IMPERIAL.test(id) ? 'empire' : 'rebel');

export function Silhouettes() {
  return (
    <div className={css.tiles}>
      {SILHOUETTE_IDS.map((id) => (
        <div key={id} className={css.tile} data-side={sideOf(id)}>
          <Silhouette id={id} size={84} className={css.side} />
          <span className={css.sizes}>
            <Silhouette id={id} size={28} className={css.side} />
            <Silhouette id={id} size={20} className={css.side} flip />
          </span>
          <small>{id}</small>
        </div>
      ))}
      {(['rebel', 'empire', 'vp'] as const).map((id) => (
        <div key={id} className={css.tile} data-side={id}>
          <Emblem id={id} size={48} className={id === 'vp' ? css.ink : css.side} />
          <Emblem id={id} size={20} className={id === 'vp' ? css.ink : css.side} />
          <small>{id}</small>
        </div>
      ))}
      {(['diplomacy', 'intel', 'specOps', 'logistics'] as const).map((id) => (
        <div key={id} className={css.tile}>
          <Skill id={id} size={36} />
          <Skill id={id} size={20} />
          <small>{id}</small>
        </div>
      ))}
    </div>
  );
}

const throwDice = (): DieFace[] => Array.from({ length: 4 }, () => DIE_FACES[Math.floor(Math.random() * 6)] ?? 'tie');

export function Dice() {
  const [thrown, setThrown] = useState({ key: 0, faces: ['walker', 'destroyer', 'trooper', 'vp'] as DieFace[] });
  return (
    <div className={css.stack}>
      <div className={css.flow}>
        {DIE_FACES.map((face) => (
          <Sample key={face} note={face}>
            <Die face={face} size={56} label={face} />
          </Sample>
        ))}
        <Sample note="selected">
          <Die face="walker" size={56} selected />
        </Sample>
        <Sample note="spent">
          <Die face="walker" size={56} spent />
        </Sample>
      </div>
      <div className={css.tray}>
        <DiceRoll faces={thrown.faces} rollKey={thrown.key} result={`Rolled ${thrown.faces.join(', ')}`} />
        <Button icon="replay" onClick={() => setThrown({ key: thrown.key + 1, faces: throwDice() })}>
          Roll 4 dice
        </Button>
      </div>
    </div>
  );
}

export function Tokens() {
  return (
    <div className={css.flow}>
      <Sample note="Rebel">
        <SeatToken look="rebel" bust={PEOPLE.jedi} size={52} />
      </Sample>
      <Sample note="Imperial">
        <SeatToken look="empire" bust={PEOPLE['dark-lord']} size={52} />
      </Sample>
      <Sample note="initials">
        <span className={css.sizes}>
          <SeatToken look="rebel" initial="M" size={30} />
          <SeatToken look="empire" initial="L" size={30} />
          <SeatToken look="none" initial="I" size={30} />
        </span>
      </Sample>
      <Sample note="free seats">
        <span className={css.sizes}>
          <SeatToken look="rebel" free size={30} label="Free Rebel seat" />
          <SeatToken look="empire" free size={30} label="Free Imperial seat" />
          <SeatToken look="none" free size={30} label="Free seat" />
        </span>
      </Sample>
      <Sample note="badges at 28, 40, 72">
        <span className={css.sizes}>
          {[28, 40, 72].map((size) => (
            <PlayerToken key={size} look="bars" name="Ida" badge={{ figure: 'officer', colour: 'blue' }} size={size} />
          ))}
        </span>
      </Sample>
      <Sample note="away">
        <SeatToken look="rebel" bust={PEOPLE.wookiee} away size={44} />
      </Sample>
    </div>
  );
}

export function Planets() {
  return (
    <div className={css.flow}>
      {PLANET_IDS.map((id) => (
        <Sample key={id} note={id}>
          <Planet id={id} size={212} lazy />
          <span className={css.sizes}>
            <Planet id={id} size={40} />
            <Planet id={id} size={24} />
            <Planet id={id} size={18} />
          </span>
        </Sample>
      ))}
    </div>
  );
}

export function TitlePictures() {
  return (
    <div className={css.flow}>
      <Sample note="galaxy-dice">
        <div className={css.art}>
          <TitleArt title="galaxy-dice" />
        </div>
      </Sample>
      <Sample note="any other title">
        <div className={css.art}>
          <TitleArt title="something-else" />
        </div>
      </Sample>
      {PLANET_IDS.map((id, variant) => (
        <Sample key={id} note={`a match at ${id}`}>
          <div className={css.thumb}>
            <TitleArt title="galaxy-dice" variant={variant} />
          </div>
        </Sample>
      ))}
    </div>
  );
}
