import type { Language } from '@echo-base/games/engine';

/** Sentences of a link preview. */
interface PreviewText {
  /** Of the server, and of every match that the link alone does not show. */
  readonly server: string;
  readonly waiting: (host: string, match: string) => string;
  readonly running: (host: string, match: string) => string;
}

/** Sentences of link previews by language; they are read before the client is loaded, so they are not in its catalogues. */
export const PREVIEW_TEXT: Readonly<Record<Language, PreviewText>> = {
  en: {
    server: 'Star Wars board games with friends, on a server of your own.',
    waiting: (host, match) => `${host} invites you to play: “${match}”.`,
    running: (host, match) => `“${match}”, a game by ${host}.`,
  },
  it: {
    server: 'Giochi da tavolo di Star Wars con gli amici, su un server tutto tuo.',
    waiting: (host, match) => `${host} ti invita a giocare: «${match}».`,
    running: (host, match) => `«${match}», una partita di ${host}.`,
  },
  fr: {
    server: 'Des jeux de plateau Star Wars entre amis, sur ton propre serveur.',
    waiting: (host, match) => `${host} t’invite à jouer\u00A0: «\u00A0${match}\u00A0».`,
    running: (host, match) => `«\u00A0${match}\u00A0», une partie créée par ${host}.`,
  },
  es: {
    server: 'Juegos de mesa de Star Wars con amigos, en tu propio servidor.',
    waiting: (host, match) => `${host} te invita a jugar: «${match}».`,
    running: (host, match) => `«${match}», una partida de ${host}.`,
  },
  pt: {
    server: 'Jogos de tabuleiro de Star Wars com os amigos, em um servidor só de vocês.',
    waiting: (host, match) => `${host} convida você para jogar: “${match}”.`,
    running: (host, match) => `“${match}”, uma partida de ${host}.`,
  },
};
