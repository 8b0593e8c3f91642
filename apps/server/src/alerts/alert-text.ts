import type { Language } from '@echo-base/games/engine';
import type { AlertKind } from '../model/alert-rows.ts';

/** Sentences of alerts; `game` names a match, in titles by its name alone. */
interface AlertText {
  readonly news: Readonly<Record<AlertKind, (player: string, game: string) => string>>;
  /** Short, for a notification or the subject of a mail. */
  readonly titles: Readonly<Record<AlertKind, (game: string) => string>>;
  /** The match of this name, of a title. */
  readonly named: (match: string, title: string) => string;
  readonly more: (count: number) => string;
  readonly test: (player: string) => string;
  readonly testTitle: string;
  /** Buttons of a notification. */
  readonly acts: { readonly open: string; readonly later: string };
  /** In the place of a message that is out of date: the player has moved, or is not asked any more. */
  readonly moved: (player: string) => string;
  readonly passed: (player: string) => string;
  /** Title of news of several matches. */
  readonly several: (count: number) => string;
}

/** Sentences by language. They are sent while no page is open, so they are not in the catalogues of the client. */
export const ALERT_TEXT: Readonly<Record<Language, AlertText>> = {
  en: {
    news: {
      turn: (player, game) => `${player}, it is your turn in ${game}.`,
      deadline: (player, game) => `${player}, a quarter of your time is left in ${game}.`,
      start: (player, game) => `${player}, ${game} has started.`,
      end: (player, game) => `${player}, ${game} is over.`,
      request: (player, game) => `${player}, an answer of yours is awaited in ${game}.`,
      rematch: (player, game) => `${player}, a seat is kept for you in the rematch of ${game}.`,
      invite: (player, game) => `${player}, a seat is kept for you in ${game}.`,
      mention: (player, game) => `${player}, you were mentioned in the chat of ${game}.`,
      nudge: (player, game) => `${player}, the others are waiting for you in ${game}.`,
      later: (player, game) => `${player}, it is still your turn in ${game}.`,
    },
    titles: {
      turn: (game) => `Your turn: ${game}`,
      deadline: (game) => `A quarter of your time left: ${game}`,
      start: (game) => `Started: ${game}`,
      end: (game) => `Over: ${game}`,
      request: (game) => `A question for you: ${game}`,
      rematch: (game) => `Rematch: ${game}`,
      invite: (game) => `Invitation: ${game}`,
      mention: (game) => `You were mentioned: ${game}`,
      nudge: (game) => `They are waiting: ${game}`,
      later: (game) => `Still your turn: ${game}`,
    },
    named: (match, title) => `“${match}” (${title})`,
    more: (count) => `And ${count} more.`,
    test: (player) => `${player}, Echo Base reaches you here.`,
    testTitle: 'Echo Base reaches you',
    acts: { open: 'Open', later: 'In an hour' },
    moved: (player) => `${player} has moved.`,
    passed: (player) => `It is no longer ${player}’s turn.`,
    several: (count) => `News from ${count} games`,
  },
  it: {
    news: {
      turn: (player, game) => `${player}, tocca a te in ${game}.`,
      deadline: (player, game) => `${player}, ti resta un quarto del tempo in ${game}.`,
      start: (player, game) => `${player}, è iniziata la partita ${game}.`,
      end: (player, game) => `${player}, è finita la partita ${game}.`,
      request: (player, game) => `${player}, si aspetta una tua risposta in ${game}.`,
      rematch: (player, game) => `${player}, c’è un posto per te nella rivincita di ${game}.`,
      invite: (player, game) => `${player}, c’è un posto per te in ${game}.`,
      mention: (player, game) => `${player}, si parla di te nella chat di ${game}.`,
      nudge: (player, game) => `${player}, gli altri ti aspettano in ${game}.`,
      later: (player, game) => `${player}, tocca ancora a te in ${game}.`,
    },
    titles: {
      turn: (game) => `Tocca a te: ${game}`,
      deadline: (game) => `Ti resta un quarto del tempo: ${game}`,
      start: (game) => `Iniziata: ${game}`,
      end: (game) => `Finita: ${game}`,
      request: (game) => `Una domanda per te: ${game}`,
      rematch: (game) => `Rivincita: ${game}`,
      invite: (game) => `Invito: ${game}`,
      mention: (game) => `Si parla di te: ${game}`,
      nudge: (game) => `Ti aspettano: ${game}`,
      later: (game) => `Tocca ancora a te: ${game}`,
    },
    named: (match, title) => `«${match}» (${title})`,
    more: (count) => `E altre ${count}.`,
    test: (player) => `${player}, Echo Base ti raggiunge qui.`,
    testTitle: 'Echo Base ti raggiunge',
    acts: { open: 'Apri', later: 'Tra un’ora' },
    moved: (player) => `${player} ha mosso.`,
    passed: (player) => `Non tocca più a ${player}.`,
    several: (count) => `Novità da ${count} partite`,
  },
  fr: {
    news: {
      turn: (player, game) => `${player}, à toi de jouer dans ${game}.`,
      deadline: (player, game) => `${player}, il te reste un quart de ton temps dans ${game}.`,
      start: (player, game) => `${player}, la partie ${game} a commencé.`,
      end: (player, game) => `${player}, la partie ${game} est terminée.`,
      request: (player, game) => `${player}, on attend une réponse de toi dans ${game}.`,
      rematch: (player, game) => `${player}, une place t’est réservée dans la revanche de ${game}.`,
      invite: (player, game) => `${player}, une place t’est réservée dans ${game}.`,
      mention: (player, game) => `${player}, on parle de toi dans le chat de ${game}.`,
      nudge: (player, game) => `${player}, les autres t’attendent dans ${game}.`,
      later: (player, game) => `${player}, c’est toujours à toi de jouer dans ${game}.`,
    },
    titles: {
      turn: (game) => `À toi de jouer\u00A0: ${game}`,
      deadline: (game) => `Plus qu’un quart du temps\u00A0: ${game}`,
      start: (game) => `Commencée\u00A0: ${game}`,
      end: (game) => `Terminée\u00A0: ${game}`,
      request: (game) => `Une question pour toi\u00A0: ${game}`,
      rematch: (game) => `Revanche\u00A0: ${game}`,
      invite: (game) => `Invitation\u00A0: ${game}`,
      mention: (game) => `On parle de toi\u00A0: ${game}`,
      nudge: (game) => `On t’attend\u00A0: ${game}`,
      later: (game) => `Toujours à toi de jouer\u00A0: ${game}`,
    },
    named: (match, title) => `«\u00A0${match}\u00A0» (${title})`,
    more: (count) => `Et ${count} de plus.`,
    test: (player) => `${player}, Echo Base te joint ici.`,
    testTitle: 'Echo Base te joint',
    acts: { open: 'Ouvrir', later: 'Dans une heure' },
    moved: (player) => `${player} a joué.`,
    passed: (player) => `Ce n’est plus à ${player} de jouer.`,
    several: (count) => `Des nouvelles de ${count} parties`,
  },
  es: {
    news: {
      turn: (player, game) => `${player}, es tu turno en ${game}.`,
      deadline: (player, game) => `${player}, te queda un cuarto del tiempo en ${game}.`,
      start: (player, game) => `${player}, ha empezado la partida ${game}.`,
      end: (player, game) => `${player}, ha terminado la partida ${game}.`,
      request: (player, game) => `${player}, se espera una respuesta tuya en ${game}.`,
      rematch: (player, game) => `${player}, tienes un sitio reservado en la revancha de ${game}.`,
      invite: (player, game) => `${player}, tienes un sitio reservado en ${game}.`,
      mention: (player, game) => `${player}, te mencionan en el chat de ${game}.`,
      nudge: (player, game) => `${player}, los demás te esperan en ${game}.`,
      later: (player, game) => `${player}, sigue siendo tu turno en ${game}.`,
    },
    titles: {
      turn: (game) => `Es tu turno: ${game}`,
      deadline: (game) => `Te queda un cuarto del tiempo: ${game}`,
      start: (game) => `Ha empezado: ${game}`,
      end: (game) => `Ha terminado: ${game}`,
      request: (game) => `Una pregunta para ti: ${game}`,
      rematch: (game) => `Revancha: ${game}`,
      invite: (game) => `Invitación: ${game}`,
      mention: (game) => `Te mencionan: ${game}`,
      nudge: (game) => `Te esperan: ${game}`,
      later: (game) => `Sigue siendo tu turno: ${game}`,
    },
    named: (match, title) => `«${match}» (${title})`,
    more: (count) => `Y ${count} más.`,
    test: (player) => `${player}, Echo Base te avisa aquí.`,
    testTitle: 'Echo Base te avisa',
    acts: { open: 'Abrir', later: 'En una hora' },
    moved: (player) => `${player} ha jugado.`,
    passed: (player) => `Ya no es el turno de ${player}.`,
    several: (count) => `Novedades de ${count} partidas`,
  },
  pt: {
    news: {
      turn: (player, game) => `${player}, é a sua vez em ${game}.`,
      deadline: (player, game) => `${player}, resta um quarto do seu tempo em ${game}.`,
      start: (player, game) => `${player}, a partida ${game} começou.`,
      end: (player, game) => `${player}, a partida ${game} terminou.`,
      request: (player, game) => `${player}, esperam uma resposta sua em ${game}.`,
      rematch: (player, game) => `${player}, há um lugar reservado para você na revanche de ${game}.`,
      invite: (player, game) => `${player}, há um lugar reservado para você em ${game}.`,
      mention: (player, game) => `${player}, falaram de você no chat de ${game}.`,
      nudge: (player, game) => `${player}, estão esperando por você em ${game}.`,
      later: (player, game) => `${player}, ainda é a sua vez em ${game}.`,
    },
    titles: {
      turn: (game) => `Sua vez: ${game}`,
      deadline: (game) => `Resta um quarto do seu tempo: ${game}`,
      start: (game) => `Começou: ${game}`,
      end: (game) => `Terminou: ${game}`,
      request: (game) => `Uma pergunta para você: ${game}`,
      rematch: (game) => `Revanche: ${game}`,
      invite: (game) => `Convite: ${game}`,
      mention: (game) => `Falaram de você: ${game}`,
      nudge: (game) => `Estão à sua espera: ${game}`,
      later: (game) => `Ainda é a sua vez: ${game}`,
    },
    named: (match, title) => `“${match}” (${title})`,
    more: (count) => `E mais ${count}.`,
    test: (player) => `${player}, o Echo Base avisa você aqui.`,
    testTitle: 'O Echo Base avisa você',
    acts: { open: 'Abrir', later: 'Daqui a uma hora' },
    moved: (player) => `${player} já jogou.`,
    passed: (player) => `Não é mais a vez de ${player}.`,
    several: (count) => `Novidades de ${count} partidas`,
  },
};
