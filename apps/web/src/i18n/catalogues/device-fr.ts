import type { deviceEn } from './device-en.ts';

export const deviceFr: Readonly<Record<keyof typeof deviceEn, string>> = {
  'device.title': 'Jouer sur un autre appareil',
  'device.text': 'Ouvre ce lien sur l’autre appareil : tu y seras le même joueur.',
  'device.link': 'Lien privé',
  'device.share': 'Ma place sur Echo Base',
  'device.once': 'Il sert une seule fois, encore {count, plural, one {# minute} other {# minutes}}.',
  'device.secret': 'Qui l’ouvre joue à ta place : ne l’envoie qu’à toi.',
  'device.both': 'Tu restes aussi connecté ici.',
  'device.over': 'Ce lien n’est plus valable.',
  'device.again': 'Créer un nouveau lien',
  'device.failed': 'Le lien n’a pas pu être créé',

  'recover.title': 'Continuer à jouer ici',
  'recover.text': 'Ce lien apporte ton nom et tes tables dans ce navigateur.',
  'recover.replaces': 'Avec ce lien, ce navigateur devient un autre joueur. Jusqu’ici, il joue en tant que {name}.',
  'recover.noWayBack': 'On ne pourrait plus jouer d’ici aux tables de {name}.',
  'recover.stay': 'Rester {name}',
  'recover.replace': 'Devenir l’autre joueur',
  'recover.go': 'Continuer ici',
  'recover.cutOff': 'Le lien n’est pas complet. Ouvre le lien entier, ou crées-en un autre sur ton autre appareil.',

  'record.open': 'Ouvrir un compte rendu',
  'record.checking': 'Relecture en cours',
  'record.file': 'Fichier d’un compte rendu',
  'record.refused': 'Ce compte rendu ne peut pas être ouvert.',
  'record.notOne': 'Ce n’est pas un compte rendu d’Echo Base, ou il n’est pas complet.',
  'record.diverges':
    'Rejoué, il diffère à partir du coup {number}, de {seat}. Il a été modifié, ou vient d’une autre version des règles.',
  'record.divergesAtEnd':
    'Rejoué, il se termine autrement qu’il ne le dit. Il a été modifié, ou vient d’une autre version des règles.',
};
