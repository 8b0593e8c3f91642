import type { deviceEn } from './device-en.ts';

export const deviceFr: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Jouer sur un autre appareil',
  'device.text': 'Ouvre ce lien sur l’autre appareil pour y jouer sous ton nom.',
  'device.link': 'Lien privé',
  'device.qr': 'Code QR du lien privé',
  'device.share': 'Ma place sur Echo Base',
  'device.toLasting': 'Créer plutôt un lien à conserver',
  'device.toShort': 'Créer plutôt un lien de quelques minutes',
  'device.keep':
    'Garde-le en lieu sûr : il ne sert qu’une fois, dans l’année, et te permet de revenir si ce navigateur t’oublie. Un nouveau lien à conserver le remplace.',
  'device.once': 'Il ne sert qu’une fois, pendant encore {count, plural, one {# minute} other {# minutes}}.',
  'device.secret': 'Toute personne qui l’ouvre joue à ta place : ne l’envoie qu’à toi-même.',
  'device.both': 'Ta session reste ouverte ici aussi.',
  'device.over': 'Ce lien n’est plus valable.',
  'device.again': 'Créer un nouveau lien',
  'device.failed': 'Le lien n’a pas pu être créé',

  'sessions.title': 'Appareils connectés',
  'sessions.here': 'Cet appareil',
  'sessions.since': 'Connecté depuis le {day}',
  'sessions.used': 'Dernière utilisation : {day}',
  'sessions.end': 'Déconnecter',
  'sessions.endOf': 'Déconnecter l’appareil connecté depuis le {day}',
  'sessions.endAll': 'Déconnecter tous les autres appareils',
  'sessions.links': 'Les liens privés que personne n’a encore ouverts cessent aussi de fonctionner.',
  'sessions.text': 'Un appareil inutilisé pendant 400 jours est déconnecté automatiquement.',
  'sessions.ended': 'Tous les autres appareils sont déconnectés.',

  'recover.title': 'Continuer à jouer ici',
  'recover.text': 'Ce lien te rend ton nom et tes parties dans ce navigateur.',
  'recover.textOf': 'Ce lien apporte le nom {name} et ses parties dans ce navigateur.',
  'recover.replaces':
    'Ce lien fait passer ce navigateur à un autre joueur. Pour l’instant, il joue en tant que {name}.',
  'recover.noWayBack': '{name} ne pourrait plus jouer ses parties depuis ce navigateur.',
  'recover.stay': 'Rester {name}',
  'recover.replace': 'Changer de joueur',
  'recover.goAs': 'Continuer en tant que {name}',
  'recover.go': 'Continuer ici',
  'recover.cutOff': 'Le lien est incomplet. Ouvre le lien entier, ou crées-en un autre sur ton autre appareil.',

  'record.open': 'Ouvrir un replay',
  'record.checking': 'Vérification du replay',
  'record.file': 'Fichier de replay',
  'record.refused': 'Ce replay ne peut pas être ouvert.',
  'record.notOne': 'Ce n’est pas un replay d’Echo Base, ou il est incomplet.',
  'record.diverges':
    'La relecture diffère à partir du coup {number} ({seat}). Le fichier a été modifié, ou vient d’une autre version des règles.',
  'record.divergesAtEnd':
    'La relecture n’aboutit pas au résultat indiqué. Le fichier a été modifié, ou vient d’une autre version des règles.',
  'seatLink.title': 'Prendre une place',
  'seatLink.text': 'Ce lien te donne une place dans une partie en cours. Tous les joueurs le sauront.',
  'seatLink.go': 'Prendre la place',
  'keepLink.title': 'Reviens depuis n’importe quel appareil',
  'keepLink.text': 'Ta place est liée à ce navigateur. Garde un lien privé pour ne pas la perdre.',
  'keepLink.make': 'Lien privé',
  'keepLink.later': 'Pas maintenant',
};
