/** Names and effects of action, objective and tactic cards and of the rings. */
export const cards = {
  'action.according-to-my-design': 'Selon mes plans',
  'action.according-to-my-design.text':
    'Début du combat : dans les deux batailles du premier round de combat, spatiale et terrestre, les Rebelles lancent 1 dé rouge et 2 dés noirs de moins.',
  'action.brilliant-administrator': 'Brillant administrateur',
  'action.brilliant-administrator.text':
    'Affectation : place Tarkin dans un système impérial quelconque et place sur la piste de construction une unité par icône de ressource de ce système, dans la case de son numéro.',
  'action.it-is-your-destiny': 'C’est ta destinée',
  'action.it-is-your-destiny.text':
    'Après qu’une mission dans le système de Vador a sauvé un leader : Vador capture un des leaders rebelles affectés à cette mission.',
  'action.more-dangerous-than-you-realize': 'Plus dangereux que vous ne le pensez',
  'action.more-dangerous-than-you-realize.text':
    'Début du combat : choisis un paquet tactique, spatial ou terrestre, et pioches-y 3 cartes.',
  'action.blindside': 'Pris au dépourvu',
  'action.blindside.text':
    'Avant de révéler la mission de ce leader : les Rebelles ne peuvent pas envoyer de leader de leur réserve pour s’y opposer.',
  'action.boba-fett-where': 'Boba Fett ? Où ça ?',
  'action.boba-fett-where.text':
    'Affectation : place Boba Fett dans un système impérial quelconque. Pendant la phase d’ordres qui suit, les leaders rebelles ne peuvent ni entreprendre de mission ni utiliser de carte action dans ce système.',
  'action.catch-them-by-surprise': 'Les prendre par surprise',
  'action.catch-them-by-surprise.text':
    'Affectation : place Ozzel dans un système quelconque et déplaces-y des unités impériales depuis les systèmes adjacents. Si des unités rebelles s’y trouvent, résous un combat.',
  'action.fully-operational': 'Pleinement opérationnelle',
  'action.fully-operational.text':
    'Début du combat, avec une Étoile Noire, achevée ou non, dans le système : l’Empire y détruit 1 vaisseau rebelle de son choix.',
  'action.good-intel': 'Bons renseignements',
  'action.good-intel.text':
    'Début du combat : les Rebelles gardent leurs cartes tactiques face visible pour ce combat.',
  'action.keep-them-from-escaping': 'Empêchez-les de fuir',
  'action.keep-them-from-escaping.text':
    'Début du combat : les unités rebelles ne peuvent pas battre en retraite lors de ce combat.',
  'action.local-rumors': 'Rumeurs locales',
  'action.local-rumors.text':
    'Affectation : place Yularen dans un système quelconque avec une unité impériale. Les Rebelles doivent dire si la base est dans cette région.',
  'action.proceeding-as-planned': 'Tout se déroule comme prévu',
  'action.proceeding-as-planned.text':
    'Affectation : regarde le paquet projet, prends-y une carte au choix et pose-la face cachée avec ce leader affecté. Mélange ensuite le paquet.',
  'action.public-support': 'Soutien public',
  'action.public-support.text':
    'Affectation : place Janus Greejatus dans un système impérial sans unité terrestre rebelle et gagnes-y 3 stormtroopers. Ce round, il n’empêche pas les unités de quitter ce système.',
  'action.ready-for-action': 'Prêt à agir',
  'action.ready-for-action.text':
    'Début du combat : place ce leader de la réserve impériale dans le système du combat. Il ne peut pas battre en retraite et retourne dans la réserve à la fin du combat.',
  'action.scouting-mission': 'Mission de reconnaissance',
  'action.scouting-mission.text':
    'Affectation : place Fel dans un système quelconque et déplaces-y jusqu’à 4 chasseurs TIE de n’importe où sur le plateau, sans tenir compte de l’adjacence ni du transport. Si des vaisseaux rebelles s’y trouvent, résous un combat.',
  'action.target-the-generator': 'Visez le générateur',
  'action.target-the-generator.text':
    'Début du combat : l’Empire détruit une structure rebelle de son choix dans le système du combat.',

  'action.human-cyborg-relations': 'Relations humain-cyborg',
  'action.human-cyborg-relations.text': 'Immédiate : mets l’anneau « C-3PO » sur un leader rebelle au choix.',
  'action.our-most-desperate-hour': 'Notre heure la plus désespérée',
  'action.our-most-desperate-hour.text':
    'Affectation : cherche une carte dans le paquet mission rebelle et affecte Leia à cette mission. Mélange ensuite le paquet.',
  'action.rebel-planning': 'Planification rebelle',
  'action.rebel-planning.text':
    'Affectation : place Dodonna dans l’emplacement « Base rebelle » et pioche 1 carte objectif.',
  'action.resourceful-astromech': 'Astromécano plein de ressources',
  'action.resourceful-astromech.text': 'Immédiate : mets l’anneau « R2-D2 » sur un leader rebelle au choix.',
  'action.start-the-evacuation': 'Commencez l’évacuation',
  'action.start-the-evacuation.text':
    'Affectation : place Rieekan dans un système quelconque sans unité impériale. N’importe quel nombre d’unités peut s’y déplacer depuis l’emplacement « Base rebelle » comme s’il était adjacent ; les limites de transport s’appliquent.',
  'action.temporary-alliance': 'Alliance temporaire',
  'action.temporary-alliance.text':
    'Affectation : place Mon Mothma dans un système neutre quelconque et place sur la piste de construction une unité par icône de ressource de ce système, dans la case de son numéro.',
  'action.ambush': 'Embuscade',
  'action.ambush.text':
    'Affectation : place Madine dans un système quelconque et détruis-y des unités terrestres impériales de ton choix pour une santé imprimée totale de 3 au plus.',
  'action.an-old-friend': 'Un vieil ami',
  'action.an-old-friend.text':
    'Affectation : place Han sur Bespin pour recruter Lando Calrissian, ou sur Kashyyyk pour recruter Chewbacca. Le leader recruté est placé dans le système de Han.',
  'action.independent-operation': 'Opération indépendante',
  'action.independent-operation.text':
    'Affectation : place Lando dans un système soumis quelconque. L’Empire doit en déplacer toutes ses unités terrestres vers un seul système impérial de son choix sans unité terrestre rebelle, sans tenir compte de l’adjacence ni du transport.',
  'action.its-a-trap': 'C’est un piège !',
  'action.its-a-trap.text':
    'Début du combat : pendant le premier round de combat, l’Empire ne peut pas jouer de carte tactique spatiale.',
  'action.noble-sacrifice': 'Noble sacrifice',
  'action.noble-sacrifice.text': 'Quand Obi-Wan est capturé : il est éliminé et les Rebelles gagnent 1 réputation.',
  'action.one-in-a-million': 'Une chance sur un million',
  'action.one-in-a-million.text':
    'Avant un lancer dans un combat ou une mission : mets de côté 1 ou 2 des dés et pose-les sur les faces de ton choix.',
  'action.point-blank-assault': 'Assaut à bout portant',
  'action.point-blank-assault.text':
    'Début du combat : toutes les unités de ce système ont 1 point de santé de moins (minimum 1) pendant ce combat.',
  'action.son-of-skywalker': 'Le fils de Skywalker',
  'action.son-of-skywalker.text':
    'Après que les Rebelles ont réussi une mission dans le système de Luke : prends en main « Chercher Yoda » ou « Sauvetage audacieux » depuis le paquet mission rebelle. Mélange ensuite le paquet.',
  'action.target-the-star-destroyers': 'Visez les Star Destroyers',
  'action.target-the-star-destroyers.text':
    'Début du combat : dans la bataille spatiale de chaque round de ce combat, les Rebelles traitent jusqu’à 2 de leurs touches noires comme des touches rouges.',
  'action.the-millennium-falcon': 'Le Faucon Millenium',
  'action.the-millennium-falcon.text': 'Immédiate : mets l’anneau « Faucon Millenium » sur Han Solo ou Chewbacca.',
  'action.undercover': 'Sous couverture',
  'action.undercover.text':
    'Quand l’Empire entreprend une mission, avant le lancer : déplace ce leader de n’importe où sur le plateau dans le système de cette mission.',
  'action.wookiee-guardian': 'Gardien wookiee',
  'action.wookiee-guardian.text':
    'Quand l’Empire entreprend une mission d’opérations spéciales dans le système de Chewbacca, avant le lancer : la mission échoue.',

  'objective.crippling-blow': 'Coup dévastateur',
  'objective.crippling-blow.text':
    'Combat : des unités terrestres impériales d’une santé imprimée totale d’au moins 3 ont été détruites dans un combat déclenché par les Rebelles.',
  'objective.rebel-assault': 'Assaut rebelle',
  'objective.rebel-assault.text':
    'Combat : l’Empire a perdu au moins un Star Destroyer ou un Super Star Destroyer dans un combat déclenché par les Rebelles.',
  'objective.cut-supply-lines': 'Couper le ravitaillement',
  'objective.cut-supply-lines.text':
    'Phase de restauration : au moins 3 systèmes impériaux contiennent un jeton sabotage ou une unité rebelle.',
  'objective.defend-the-people': 'Défendre le peuple',
  'objective.defend-the-people.text':
    'Phase de restauration : au moins 4 systèmes rebelles contiennent une unité rebelle.',
  'objective.regional-support': 'Soutien régional',
  'objective.regional-support.text':
    'Phase de restauration : tous les systèmes peuplés d’une région ont la loyauté rebelle, et au moins un marqueur de loyauté rebelle s’y trouve.',
  'objective.death-star-plans-ii': 'Les plans de l’Étoile Noire',
  'objective.death-star-plans-ii.text':
    'À la fin d’une étape de bataille spatiale avec un chasseur rebelle et une Étoile Noire, achevée ou non, dans le système : révèle cette carte et lance 3 dés. Avec au moins une touche directe, joue-la et détruis cette Étoile Noire ; sinon elle revient en main.',
  'objective.heart-of-the-empire': 'Le cœur de l’Empire',
  'objective.heart-of-the-empire.text':
    'Phase de restauration : Coruscant contient une unité rebelle et aucune unité impériale. Après avoir été jouée, cette carte revient en main.',
  'objective.leave-no-one-behind': 'N’abandonner personne',
  'objective.leave-no-one-behind.text':
    'Phase de restauration : aucun leader rebelle n’est capturé ; un leader dans la carbonite compte comme capturé.',
  'objective.liberation': 'Libération',
  'objective.liberation.text': 'Combat : les Rebelles ont gagné une bataille terrestre dans un système soumis.',
  'objective.popular-support': 'Soutien populaire',
  'objective.popular-support.text': 'Phase de restauration : au moins 6 systèmes ont la loyauté rebelle.',
  'objective.death-star-plans-iii': 'Les plans de l’Étoile Noire',
  'objective.death-star-plans-iii.text':
    'À la fin d’une étape de bataille spatiale avec un chasseur rebelle et une Étoile Noire, achevée ou non, dans le système : révèle cette carte et lance 3 dés. Avec au moins une touche directe, joue-la et détruis cette Étoile Noire ; sinon elle revient en main.',
  'objective.establish-outposts': 'Établir des avant-postes',
  'objective.establish-outposts.text': 'Phase de restauration : au moins 5 systèmes contiennent une unité rebelle.',
  'objective.inspire-sympathy': 'Inspirer la sympathie',
  'objective.inspire-sympathy.text': 'Phase de restauration : les Rebelles gagnent 1 réputation par système détruit.',
  'objective.major-victory': 'Victoire majeure',
  'objective.major-victory.text':
    'Combat : des vaisseaux impériaux d’une santé imprimée totale d’au moins 3 ont été détruits dans un combat déclenché par les Rebelles.',
  'objective.return-of-the-jedi': 'Le retour du Jedi',
  'objective.return-of-the-jedi.text':
    'Combat : les Rebelles ont gagné une bataille dans le système de Dark Vador ou de l’Empereur Palpatine. Si Luke Skywalker (Jedi) est dans ce système, élimines-y 1 leader impérial.',

  'tactic.space-critical-hit': 'Coup critique',
  'tactic.space-critical-hit.text': 'Ton attaque : inflige 1 dégât à une unité de ton choix.',
  'tactic.space-onslaught': 'Déferlement',
  'tactic.space-onslaught.text':
    'Ton attaque, dépense 1 spécial : inflige 1 dégât à chacun de 2 vaisseaux ennemis différents au plus.',
  'tactic.space-take-it-down': 'Abattez-le',
  'tactic.space-take-it-down.text': 'Ton attaque, dépense 1 spécial : inflige 2 dégâts à un vaisseau ennemi.',
  'tactic.space-concentrate-fire': 'Concentrez le tir',
  'tactic.space-concentrate-fire.text': 'Ton attaque : relance ensemble jusqu’à 2 de tes dés de cette attaque.',
  'tactic.space-unstoppable-assault': 'Assaut irrésistible',
  'tactic.space-unstoppable-assault.text':
    'Ton attaque, dépense 1 spécial : pour le reste de cette étape de bataille, ton adversaire ne peut pas bloquer de dégâts.',
  'tactic.space-brilliant-strategy': 'Brillante stratégie',
  'tactic.space-brilliant-strategy.text':
    'Ton attaque, dépense 1 spécial : pioche 2 cartes tactiques au total, d’un paquet ou réparties entre les deux.',
  'tactic.space-defensive-formation': 'Formation défensive',
  'tactic.space-defensive-formation.text': 'Attaque adverse : bloque 1 dégât.',
  'tactic.space-outmaneuver': 'Manœuvre habile',
  'tactic.space-outmaneuver.text':
    'Attaque adverse : défausse une autre carte tactique spatiale pour bloquer jusqu’à 2 dégâts, sur une unité ou répartis sur deux.',
  'tactic.space-no-escape': 'Aucune issue',
  'tactic.space-no-escape.text': 'Ton attaque : ton adversaire ne peut pas battre en retraite ce round de combat.',

  'tactic.ground-critical-hit': 'Coup critique',
  'tactic.ground-critical-hit.text': 'Ton attaque : inflige 1 dégât à une unité de ton choix.',
  'tactic.ground-onslaught': 'Déferlement',
  'tactic.ground-onslaught.text':
    'Ton attaque, dépense 1 spécial : inflige 1 dégât à chacune de 2 unités terrestres ennemies différentes au plus.',
  'tactic.ground-take-it-down': 'Abattez-le',
  'tactic.ground-take-it-down.text': 'Ton attaque, dépense 1 spécial : inflige 2 dégâts à une unité terrestre ennemie.',
  'tactic.ground-concentrate-fire': 'Concentrez le tir',
  'tactic.ground-concentrate-fire.text': 'Ton attaque : relance ensemble jusqu’à 2 de tes dés de cette attaque.',
  'tactic.ground-unstoppable-assault': 'Assaut irrésistible',
  'tactic.ground-unstoppable-assault.text':
    'Ton attaque, dépense 1 spécial : pour le reste de cette étape de bataille, ton adversaire ne peut pas bloquer de dégâts.',
  'tactic.ground-brilliant-strategy': 'Brillante stratégie',
  'tactic.ground-brilliant-strategy.text':
    'Ton attaque, dépense 1 spécial : pioche 2 cartes tactiques au total, d’un paquet ou réparties entre les deux.',
  'tactic.ground-defensive-formation': 'Formation défensive',
  'tactic.ground-defensive-formation.text': 'Attaque adverse : bloque 1 dégât.',
  'tactic.ground-dig-in': 'Se retrancher',
  'tactic.ground-dig-in.text':
    'Attaque adverse : défausse une autre carte tactique terrestre pour bloquer jusqu’à 2 dégâts, sur une unité ou répartis sur deux.',
  'tactic.ground-escape-plan': 'Plan d’évasion',
  'tactic.ground-escape-plan.text':
    'Ton attaque : ce round de combat, tes unités peuvent battre en retraite sans tenir compte des limites de transport.',
  'tactic.ground-bombardment': 'Bombardement',
  'tactic.ground-bombardment.text':
    'Ton attaque, dépense 1 spécial : choisis un de tes vaisseaux dans le système. Inflige autant de dégâts qu’il a de dés d’attaque rouges, répartis librement entre des unités terrestres ennemies.',

  'ring.captured.text':
    'Ce leader est capturé. Si un autre leader est capturé pendant que l’anneau est utilisé, le premier captif est d’abord sauvé et l’anneau passe au nouveau.',
  'ring.carbonite.text':
    'Remplace l’anneau du leader capturé, qui redevient libre pour un autre leader ; le porteur compte toujours comme capturé. Défaussé quand le leader est sauvé ; la réputation perdue n’est pas rendue.',
  'ring.lure-of-the-dark-side.text':
    'Désormais, ce leader appartient pour toujours à l’Empire. Il n’est plus capturé, peut revenir dans la réserve impériale et ne peut jamais utiliser de carte action.',
  'ring.master-yoda.text':
    'Une fois par round de jeu, quand le porteur est dans le système d’une mission ou d’un combat, les Rebelles peuvent relancer 1 de leurs dés.',
  'ring.r2-d2.text':
    'Après que l’adversaire a lancé les dés pour une mission dans le système du porteur, défausse cet anneau pour tourner 1 des dés de l’adversaire sur sa face vide.',
  'ring.c-3po.text':
    'Quand les Rebelles échouent à une mission de diplomatie dans le système du porteur, défausse cet anneau : elle réussit à la place.',
  'ring.millennium-falcon.text':
    'Après que les Rebelles ont réussi une mission dans le système du porteur, défausse cet anneau pour y sauver 1 leader capturé. Les leaders affectés à la mission peuvent aller à la base avec celui qui est sauvé.',
} as const;
