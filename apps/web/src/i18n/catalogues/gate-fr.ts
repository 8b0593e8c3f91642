import type { gateEn } from './gate-en.ts';

export const gateFr: Readonly<Record<keyof typeof gateEn, string>> = {
  'gate.title': 'Comment t’appelles-tu ?',
  'gate.name': 'Ton nom',
  'gate.enter': 'Continuer',
  'gate.why': 'Ni compte ni mot de passe : ce navigateur se souvient de toi.',
  'gate.whyPassword': 'Pas de compte : ce navigateur se souvient de toi.',
  'gate.password': 'Mot de passe de ce serveur',
  'gate.passwordHint': 'Demande-le à la personne qui t’a invité.',
  'gate.passwordEmpty': 'Saisis d’abord le mot de passe.',
  'gate.invited': 'Donne ton nom pour rejoindre la partie.',
  'gate.invitedTo':
    '{host} t’invite à « {table} ». {count, plural, one {Une place est libre.} other {# places sont libres.}}',
  'gate.full': 'Toutes les places de « {table} » sont prises. Tu peux regarder.',
  'gate.closed': 'Toutes les places de « {table} » sont prises, et la partie n’admet pas de public.',
  'gate.over': '« {table} » est terminée. Donne ton nom pour voir comment elle a fini.',
  'gate.ended':
    'Ta session a été fermée, dans un autre onglet ou depuis un autre appareil. Saisis un nom pour repartir de zéro, ou ouvre ton lien privé pour retrouver ta place.',
  'gate.empty': 'Saisis d’abord un nom.',
  'gate.long': '{max} caractères au plus.',
  'gate.unreadable': 'Utilise uniquement des caractères visibles.',
  'gate.intro': 'Des jeux de plateau Star Wars entre amis, sur ton propre serveur.',
  'gate.watch': 'Regarder sans donner de nom',
  'gate.named': 'Donne ton nom pour regarder : l’hôte veut savoir qui regarde.',
  'gate.startsHere': 'La partie n’a pas encore commencé. Elle s’affichera ici dès son début.',
  'gate.play': 'Donner un nom pour jouer',
  'gate.write': 'Donner un nom pour écrire',
};
