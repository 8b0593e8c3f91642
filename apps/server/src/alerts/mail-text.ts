import type { Language } from '@echo-base/games/engine';

/** Sentences of mail and of the pages that its links open. */
interface MailText {
  readonly open: string;
  /** Heading over what the others have done. */
  readonly since: string;
  /** Why the reader gets the mail; `host` is the server. */
  readonly reason: (host: string) => string;
  readonly stopMatch: string;
  readonly stopAll: string;
  readonly confirmTitle: string;
  readonly confirmText: (player: string, host: string) => string;
  readonly confirmButton: string;
  /** Under the link: that nothing happens without it. */
  readonly confirmElse: string;
  readonly confirmed: string;
  readonly expired: string;
  readonly stopMatchAsk: (game: string) => string;
  readonly stopAllAsk: (address: string) => string;
  readonly stopButton: string;
  readonly stopped: string;
}

/** Sentences by language. They are read outside the client, so they are not in its catalogues. */
export const MAIL_TEXT: Readonly<Record<Language, MailText>> = {
  en: {
    open: 'Open the game',
    since: 'Since your last move',
    reason: (host) =>
      `You get this mail because you confirmed this address on ${host} and were not looking at the game.`,
    stopMatch: 'No more alerts for this game',
    stopAll: 'No more mail',
    confirmTitle: 'Confirm your address',
    confirmText: (player, host) =>
      `${player} wants to be told by mail at this address when it is their turn on ${host}.`,
    confirmButton: 'Confirm',
    confirmElse:
      'If this is not you, ignore this mail. Without the link nothing more is sent here. It works for a day.',
    confirmed: 'Your address is confirmed. You can close this page.',
    expired: 'This link has been used or has expired.',
    stopMatchAsk: (game) => `Send no more alerts for ${game}?`,
    stopAllAsk: (address) => `Send no more mail to ${address}?`,
    stopButton: 'Stop',
    stopped: 'Done. You can change this in the settings at any time.',
  },
  it: {
    open: 'Apri la partita',
    since: 'Dalla tua ultima mossa',
    reason: (host) =>
      `Ricevi questa e-mail perché hai confermato questo indirizzo su ${host} e non stavi guardando la partita.`,
    stopMatch: 'Basta avvisi per questa partita',
    stopAll: 'Basta e-mail',
    confirmTitle: 'Conferma il tuo indirizzo',
    confirmText: (player, host) =>
      `${player} vuole ricevere a questo indirizzo un’e-mail quando è il suo turno su ${host}.`,
    confirmButton: 'Conferma',
    confirmElse: 'Se non sei tu, ignora questa e-mail: senza il link non arriverà altro. Il link vale un giorno.',
    confirmed: 'Il tuo indirizzo è confermato. Puoi chiudere questa pagina.',
    expired: 'Questo link è già stato usato o è scaduto.',
    stopMatchAsk: (game) => `Niente più avvisi per ${game}?`,
    stopAllAsk: (address) => `Niente più e-mail a ${address}?`,
    stopButton: 'Basta così',
    stopped: 'Fatto. Puoi cambiare idea quando vuoi nelle impostazioni.',
  },
  fr: {
    open: 'Ouvrir la partie',
    since: 'Depuis ton dernier coup',
    reason: (host) =>
      `Tu reçois cet e-mail parce que tu as confirmé cette adresse sur ${host} et que tu ne regardais pas la partie.`,
    stopMatch: 'Plus d’alertes pour cette partie',
    stopAll: 'Plus d’e-mails',
    confirmTitle: 'Confirme ton adresse',
    confirmText: (player, host) =>
      `${player} veut recevoir un e-mail à cette adresse quand c’est son tour sur ${host}.`,
    confirmButton: 'Confirmer',
    confirmElse:
      'Si ce n’est pas toi, ignore cet e-mail\u00A0: sans le lien, rien d’autre n’arrivera ici. Il est valable un jour.',
    confirmed: 'Ton adresse est confirmée. Tu peux fermer cette page.',
    expired: 'Ce lien a déjà servi ou a expiré.',
    stopMatchAsk: (game) => `Ne plus envoyer d’alertes pour ${game}\u202F?`,
    stopAllAsk: (address) => `Ne plus envoyer d’e-mails à ${address}\u202F?`,
    stopButton: 'Arrêter',
    stopped: 'C’est fait. Tu peux changer d’avis à tout moment dans les réglages.',
  },
  es: {
    open: 'Abrir la partida',
    since: 'Desde tu última jugada',
    reason: (host) =>
      `Recibes este correo porque confirmaste esta dirección en ${host} y no estabas mirando la partida.`,
    stopMatch: 'No más avisos de esta partida',
    stopAll: 'No más correos',
    confirmTitle: 'Confirma tu dirección',
    confirmText: (player, host) =>
      `${player} quiere recibir un correo en esta dirección cuando sea su turno en ${host}.`,
    confirmButton: 'Confirmar',
    confirmElse: 'Si no eres tú, ignora este correo: sin el enlace no llegará nada más. Vale durante un día.',
    confirmed: 'Tu dirección está confirmada. Puedes cerrar esta página.',
    expired: 'Este enlace ya se ha usado o ha caducado.',
    stopMatchAsk: (game) => `¿No enviar más avisos de ${game}?`,
    stopAllAsk: (address) => `¿No enviar más correos a ${address}?`,
    stopButton: 'No enviar más',
    stopped: 'Hecho. Puedes cambiarlo cuando quieras en los ajustes.',
  },
  pt: {
    open: 'Abrir a partida',
    since: 'Desde a sua última jogada',
    reason: (host) =>
      `Você recebe este e-mail porque confirmou este endereço em ${host} e não estava olhando a partida.`,
    stopMatch: 'Sem mais avisos desta partida',
    stopAll: 'Sem mais e-mails',
    confirmTitle: 'Confirme seu endereço',
    confirmText: (player, host) => `${player} quer receber um e-mail neste endereço quando for a sua vez em ${host}.`,
    confirmButton: 'Confirmar',
    confirmElse: 'Se não for você, ignore este e-mail: sem o link, nada mais chega aqui. Ele vale por um dia.',
    confirmed: 'Seu endereço está confirmado. Você pode fechar esta página.',
    expired: 'Este link já foi usado ou expirou.',
    stopMatchAsk: (game) => `Não enviar mais avisos de ${game}?`,
    stopAllAsk: (address) => `Não enviar mais e-mails para ${address}?`,
    stopButton: 'Parar',
    stopped: 'Pronto. Você pode mudar isso quando quiser nas configurações.',
  },
};
