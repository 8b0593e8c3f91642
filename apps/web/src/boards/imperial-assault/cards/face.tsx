import { commandCard, deploymentCard, type FigureCard, figureCardOf } from '@echo-base/games/imperial-assault/client';
import type { ReactNode } from 'react';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { Card } from '../../../kit/ui/cards/card.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import { DieRow } from '../attack/die-row.tsx';
import { SignIcon } from '../attack/signs.tsx';
import { Portrait } from '../figures/portrait.tsx';
import { cardName } from '../names.ts';
import type { AnyCard } from './card.ts';
import * as css from './cards.module.css';

/** Who may play a command card: a figure by name, trait or affiliation, any figure, or the player. */
export function userOf(t: Translate, id: string): string {
  const { figure, trait, affiliation, box } = commandCard(id);
  if (figure) return t({ key: `card.${figure}` });
  if (trait) return t(`board.ia.trait.${trait}`);
  if (affiliation) return t(`affiliation.${affiliation}`);
  return t(box ? 'board.ia.deck.anyFigure' : 'board.ia.deck.you');
}

const sideOf = (affiliation: string | undefined): 'rebel' | 'empire' => (affiliation === 'rebel' ? 'rebel' : 'empire');

/** A command card with its price, when it is played, who plays it, and what it does. */
function CommandFace({ id }: { id: string }) {
  const t = useTranslate();
  const { cost, window, affiliation } = commandCard(id);
  return (
    <Card
      kind="order"
      side={sideOf(affiliation)}
      size="full"
      top={
        <>
          <b className={css.cost}>{cost}</b>
          <span>{t(`board.ia.window.${window}`)}</span>
        </>
      }
      name={t({ key: `command.${id}` })}
      foot={userOf(t, id)}
    >
      <span className={css.words}>{t({ key: `commandText.${id}` })}</span>
    </Card>
  );
}

/** Health, speed and dice of a figure. */
function Values({ figure }: { figure: FigureCard }) {
  return (
    <span className={css.values}>
      <span>
        <Icon name="heart" size={14} /> {figure.health}
      </span>
      <span>
        <Icon name="move" size={14} /> {figure.speed}
      </span>
      <span>
        <DieRow dice={figure.attack.dice} size={20} />
      </span>
      <span>
        <Icon name="shield" size={14} />
        <DieRow dice={figure.defence} size={20} />
      </span>
    </span>
  );
}

function Surge({ cost, children }: { cost: number; children: ReactNode }) {
  return (
    <span className={css.surge}>
      <SignIcon id="surge" size={13} />
      {cost > 1 && cost} {children}
    </span>
  );
}

/** A keyword with its number, and what it does. */
function KeywordLine({ keyword, n }: FigureCard['keywords'][number]) {
  const t = useTranslate();
  return (
    <span className={css.ability}>
      <b>{t(`keyword.${keyword}`, { n })}</b> {t(`keywordText.${keyword}`)}
    </span>
  );
}

/** An ability with what it does. */
function Ability({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <span className={css.ability}>
      <b>{t({ key: `ability.${id}` })}</b> {t({ key: `abilityText.${id}` })}
    </span>
  );
}

/** A deployment card: what it costs, its values, traits, surges, keywords and abilities. */
function DeploymentFace({ id }: { id: string }) {
  const t = useTranslate();
  const { cost, affiliation, abilities } = deploymentCard(id);
  const figure = figureCardOf(id);
  return (
    <Card
      kind="mission"
      side={sideOf(affiliation)}
      size="full"
      className={css.wide}
      top={
        <>
          <b className={css.cost}>{cost}</b>
          <Portrait card={id} size={36} />
        </>
      }
      name={t(cardName(id))}
      foot={figure ? figure.traits.map((one) => t(`board.ia.trait.${one}`)).join(', ') : t('board.ia.army.upgrade')}
    >
      <span className={css.words}>
        {figure && <Values figure={figure} />}
        {figure?.surges.map(({ cost: price, gives }) => (
          <Surge key={gives.map(({ keyword, n }) => `${keyword}${n}`).join()} cost={price}>
            {gives.map(({ keyword, n }) => t(`keyword.${keyword}`, { n })).join(', ')}
          </Surge>
        ))}
        {figure?.keywords.map((keyword) => (
          <KeywordLine key={keyword.keyword} {...keyword} />
        ))}
        {abilities.map((ability) => (
          <Ability key={ability} id={ability} />
        ))}
      </span>
    </Card>
  );
}

/** A mission, an ability, a keyword or a condition: its name and its text. */
function TextFace({ name, text }: { name: string; text: string }) {
  return (
    <Card kind="objective" side="empire" size="full" name={name}>
      <span className={css.words}>{text}</span>
    </Card>
  );
}

/** The whole card, to be read. */
export function Face({ card }: { card: AnyCard }) {
  const t = useTranslate();
  const { kind, id } = card;
  if (kind === 'command') return <CommandFace id={id} />;
  if (kind === 'card') return <DeploymentFace id={id} />;
  return <TextFace name={t({ key: `${kind}.${id}` })} text={t({ key: `${kind}Text.${id}` })} />;
}
