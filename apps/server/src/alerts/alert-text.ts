import type { Language } from '@echo-base/games/engine';
import type { AlertKind } from '../model/alert-rows.ts';

/** Sentences of alerts; `game` names a match. */
interface AlertText {
  readonly news: Readonly<Record<AlertKind, (player: string, game: string) => string>>;
  /** The match of this name, of a title. */
  readonly named: (match: string, title: string) => string;
  readonly more: (count: number) => string;
  readonly test: (player: string) => string;
}

/** Sentences by language. They are sent while no page is open, so they are not in the catalogues of the client. */
export const ALERT_TEXT: Readonly<Record<Language, AlertText>> = {
  en: {
    news: {
      turn: (player, game) => `${player}, it is your turn in ${game}.`,
      deadline: (player, game) => `${player}, a quarter of your time is left in ${game}.`,
      start: (player, game) => `${player}, ${game} has started.`,
      end: (player, game) => `${player}, ${game} is over.`,
    },
    named: (match, title) => `“${match}” (${title})`,
    more: (count) => `And ${count} more.`,
    test: (player) => `${player}, Echo Base reaches you here.`,
  },
  it: {
    news: {
      turn: (player, game) => `${player}, tocca a te in ${game}.`,
      deadline: (player, game) => `${player}, ti resta un quarto del tempo in ${game}.`,
      start: (player, game) => `${player}, è iniziata la partita ${game}.`,
      end: (player, game) => `${player}, è finita la partita ${game}.`,
    },
    named: (match, title) => `«${match}» (${title})`,
    more: (count) => `E altre ${count}.`,
    test: (player) => `${player}, Echo Base ti raggiunge qui.`,
  },
  fr: {
    news: {
      turn: (player, game) => `${player}, à toi de jouer dans ${game}.`,
      deadline: (player, game) => `${player}, il te reste un quart de ton temps dans ${game}.`,
      start: (player, game) => `${player}, la partie ${game} a commencé.`,
      end: (player, game) => `${player}, la partie ${game} est terminée.`,
    },
    named: (match, title) => `«\u00A0${match}\u00A0» (${title})`,
    more: (count) => `Et ${count} de plus.`,
    test: (player) => `${player}, Echo Base te joint ici.`,
  },
  es: {
    news: {
      turn: (player, game) => `${player}, es tu turno en ${game}.`,
      deadline: (player, game) => `${player}, te queda un cuarto del tiempo en ${game}.`,
      start: (player, game) => `${player}, ha empezado la partida ${game}.`,
      end: (player, game) => `${player}, ha terminado la partida ${game}.`,
    },
    named: (match, title) => `«${match}» (${title})`,
    more: (count) => `Y ${count} más.`,
    test: (player) => `${player}, Echo Base te avisa aquí.`,
  },
  pt: {
    news: {
      turn: (player, game) => `${player}, é a sua vez em ${game}.`,
      deadline: (player, game) => `${player}, resta um quarto do seu tempo em ${game}.`,
      start: (player, game) => `${player}, a partida ${game} começou.`,
      end: (player, game) => `${player}, a partida ${game} terminou.`,
    },
    named: (match, title) => `“${match}” (${title})`,
    more: (count) => `E mais ${count}.`,
    test: (player) => `${player}, o Echo Base avisa você aqui.`,
  },
};
