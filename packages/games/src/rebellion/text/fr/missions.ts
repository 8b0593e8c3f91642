/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Régner par la peur',
  'mission.rule-by-fear.text':
    'À entreprendre dans un système peuplé contenant une unité impériale. En cas de réussite, l’Empire y gagne 1 loyauté.',
  'mission.gather-intel': 'Récolter des renseignements',
  'mission.gather-intel.text':
    'À entreprendre dans un système rebelle. En cas de réussite, compte les unités rebelles à la base, divise par 4 et arrondis à l’inférieur : l’Empire pioche autant de cartes sonde, au moins 1.',
  'mission.capture-rebel-operative': 'Capturer un agent rebelle',
  'mission.capture-rebel-operative.text':
    'À entreprendre contre un leader rebelle libre dans un système contenant une unité impériale. En cas de réussite, ce leader est capturé.',
  'mission.research-and-development': 'Recherche et développement',
  'mission.research-and-development.text':
    'À résoudre dans un système loyal à l’Empire. Soit pioche 2 cartes projet, gardes-en 1 en main et mets l’autre sous le paquet projet ; soit pioche 1 carte projet et retire le jeton sabotage du système ciblé.',
  'mission.address-delays': 'Rattraper les retards',
  'mission.address-delays.text':
    'À résoudre dans un système impérial. Place sur la piste de construction une unité par icône de ressource de ce système, dans la case indiquée par son numéro.',
  'mission.secret-weapons-research': 'Recherche d’armes secrètes',
  'mission.secret-weapons-research.text':
    'À résoudre dans un système impérial. Pioche 2 cartes projet dans la main de missions.',
  'mission.double-our-efforts': 'Redoubler d’efforts',
  'mission.double-our-efforts.text':
    'À résoudre dans un système impérial. Avance d’une case une unité impériale de la case 2 ou 3 de la piste de construction. Si Moff Jerjerrod résout la mission, une deuxième unité peut aussi avancer.',
  'mission.display-of-power': 'Démonstration de puissance',
  'mission.display-of-power.text':
    'À entreprendre dans un système peuplé. En cas de réussite, l’Empire y gagne 2 loyautés.',
  'mission.trade-negotiations': 'Négociations commerciales',
  'mission.trade-negotiations.text':
    'À entreprendre dans un système peuplé. En cas de réussite, l’Empire y gagne 1 loyauté.',
  'mission.imperial-propaganda': 'Propagande impériale',
  'mission.imperial-propaganda.text':
    'À entreprendre dans un système impérial. En cas de réussite, retire le marqueur loyauté rebelle de chaque système de sa région : ils deviennent neutres.',
  'mission.fear-will-keep-them-in-line': 'La peur les tiendra en respect',
  'mission.fear-will-keep-them-in-line.text':
    'À entreprendre dans un système contenant une Étoile Noire, un Star Destroyer ou un Super Star Destroyer. En cas de réussite, l’Empire gagne 1 loyauté dans chacun de 2 systèmes de cette région.',
  'mission.lure-of-the-dark-side': 'Attrait du Côté Obscur',
  'mission.lure-of-the-dark-side.text':
    'À entreprendre contre un leader capturé ; toutes les icônes compétence, quel que soit leur type, comptent pour les deux camps. En cas de réussite, le captif reçoit l’anneau « Attrait du Côté Obscur » et passe pour toujours à l’Empire. Si c’est Luke Skywalker, dans l’une ou l’autre version, les Rebelles perdent aussi 1 réputation.',
  'mission.homing-beacon': 'Balise de repérage',
  'mission.homing-beacon.text':
    'À entreprendre contre un leader capturé. En cas de réussite, le captif est sauvé, mais les Rebelles doivent le placer dans un système quelconque de la région de la base rebelle et non à la base.',
  'mission.interrogation-droid': 'Droïde d’interrogatoire',
  'mission.interrogation-droid.text':
    'À entreprendre contre un leader capturé ; toutes les icônes compétence, quel que soit leur type, comptent pour les deux camps. En cas de réussite, les Rebelles nomment 3 systèmes, dont celui de la base rebelle.',
  'mission.intercept-transmission': 'Intercepter une transmission',
  'mission.intercept-transmission.text':
    'À entreprendre dans un système rebelle. En cas de réussite, les Rebelles piochent 8 cartes du paquet sonde, remettent à l’Empire chaque carte dont le système contient une unité impériale et mélangent les autres dans le paquet.',
  'mission.long-range-probe': 'Sonde longue portée',
  'mission.long-range-probe.text':
    'À entreprendre dans un système quelconque. En cas de réussite, les Rebelles disent sans mentir si la base rebelle s’y trouve.',
  'mission.probe-droid-initiative': 'Opération droïdes sondes',
  'mission.probe-droid-initiative.text':
    'À résoudre dans un système contenant un Star Destroyer ou un Super Star Destroyer. Pioche 2 cartes sonde ; si l’Amiral Ozzel résout la mission, pioches-en 2 de plus.',
  'mission.carbon-freezing': 'Congélation carbonique',
  'mission.carbon-freezing.text':
    'À entreprendre contre un leader capturé. En cas de réussite, l’anneau du captif est remplacé par l’anneau « Carbonite » et les Rebelles perdent 1 réputation. Le leader compte toujours comme capturé ; l’anneau est défaussé quand le leader est sauvé.',
  'mission.collect-bounty': 'Toucher la prime',
  'mission.collect-bounty.text':
    'À entreprendre contre un leader rebelle libre dans un système quelconque. En cas de réussite, capture-le, puis déplace-le avec le leader affecté dans le système le plus proche qui contient une unité impériale. Si le système de la mission contient une unité impériale, ils y restent tous les deux.',
  'mission.detained': 'Retenu',
  'mission.detained.text':
    'À entreprendre contre un leader rebelle non capturé, dans un système quelconque. En cas de réussite, ce leader n’est pas récupéré lors de la prochaine phase de restauration.',
  'mission.hunt-them-down': 'Les traquer',
  'mission.hunt-them-down.text':
    'À entreprendre dans un système quelconque. En cas de réussite, détruis-y des unités de ton choix pour une santé imprimée totale de 2 au plus.',
  'mission.interrogation': 'Interrogatoire',
  'mission.interrogation.text':
    'À entreprendre contre un leader capturé. En cas de réussite, les Rebelles révèlent toute leur main d’objectifs ; elle est ensuite de nouveau cachée.',
  'mission.planetary-conquest': 'Conquête planétaire',
  'mission.planetary-conquest.text':
    'À entreprendre dans un système quelconque. En cas de réussite, choisis un autre système : au plus 1 TB-TT, 1 TS-TT et 2 stormtroopers peuvent en venir à la cible, sans adjacence ni transport. Si des unités terrestres rebelles s’y trouvent, résous un combat.',
  'mission.retrieve-the-plans': 'Récupérer les plans',
  'mission.retrieve-the-plans.text':
    'À entreprendre contre un leader capturé. En cas de réussite, les Rebelles révèlent leur main d’objectifs et l’Empire met 1 de ces cartes sous le paquet objectif.',
  'mission.construct-factory': 'Construire une usine',
  'mission.construct-factory.text':
    'À résoudre dans un système impérial. S’il s’y trouve un jeton sabotage, retire-le. Place ensuite sur la piste de construction une unité par icône de ressource de ce système, dans la case de son numéro.',
  'mission.oversee-project': 'Superviser le projet',
  'mission.oversee-project.text':
    'À résoudre dans un système contenant une unité impériale et sans unité rebelle. Prends une unité impériale de la case 1 ou 2 de la piste de construction et déploie-la aussitôt dans ce système.',
  'mission.superlaser-online': 'Superlaser opérationnel',
  'mission.superlaser-online.text':
    'À résoudre dans un système contenant une Étoile Noire. Détruis ce système, puis l’Empire gagne 1 loyauté dans 1 système peuplé de sa région.',
  'mission.construct-super-star-destroyer': 'Construire un Super Star Destroyer',
  'mission.construct-super-star-destroyer.text':
    'À résoudre dans un système impérial ayant une icône « Carré spatial ». Place 1 Super Star Destroyer dans la case 3 de la piste de construction.',
  'mission.construct-death-star': 'Construire une Étoile Noire',
  'mission.construct-death-star.text':
    'À résoudre dans un système isolé sans unité rebelle. Gagnes-y 1 Étoile Noire en construction et place 1 Étoile Noire dans la case 3 de la piste de construction. Quand cette Étoile Noire est déployée, elle remplace celle en construction.',

  'mission.build-alliance': 'Nouer une alliance',
  'mission.build-alliance.text':
    'À entreprendre dans un système peuplé. Si des unités rebelles s’y trouvent, les Rebelles lancent 2 dés de plus. En cas de réussite, les Rebelles y gagnent 1 loyauté.',
  'mission.infiltration': 'Infiltration',
  'mission.infiltration.text':
    'À entreprendre dans un système contenant une unité impériale. En cas de réussite, regarde les 2 premières cartes objectif ; remets-en une sur le paquet et l’autre dessous.',
  'mission.rapid-mobilization': 'Mobilisation rapide',
  'mission.rapid-mobilization.text':
    'À résoudre dans l’emplacement « Base rebelle ». Les leaders affectés y vont et l’effet attend la fin de la phase d’ordres. Alors, si la base est cachée, amène dans cet emplacement au plus 5 unités d’un seul système quelle que soit la distance ; ou établis une nouvelle base parmi 4 cartes sonde piochées (8 si deux leaders étaient affectés).',
  'mission.sabotage': 'Sabotage',
  'mission.sabotage.text':
    'À entreprendre dans un système peuplé. En cas de réussite, places-y un jeton sabotage : personne ne peut construire depuis ce système ni y déployer d’unité.',
  'mission.base-defenses': 'Défenses de la base',
  'mission.base-defenses.text':
    'À entreprendre dans un système rebelle. En cas de réussite, gagne 1 générateur de bouclier et 1 canon à ions dans l’emplacement « Base rebelle ».',
  'mission.establish-trade-relations': 'Établir des relations commerciales',
  'mission.establish-trade-relations.text':
    'À entreprendre dans un système sans jeton sabotage. En cas de réussite, les Rebelles y gagnent 1 loyauté et placent sur la piste de construction une unité par icône de ressource de ce système, dans la case de son numéro.',
  'mission.incite-rebellion': 'Inciter à la rébellion',
  'mission.incite-rebellion.text':
    'À entreprendre dans un système soumis. En cas de réussite, gagnes-y 3 soldats rebelles, puis résous un combat.',
  'mission.public-uprising': 'Soulèvement populaire',
  'mission.public-uprising.text':
    'À entreprendre dans un système soumis. En cas de réussite, gagnes-y 1 unité de l’icône cercle et 2 unités de l’icône triangle, vaisseaux ou unités terrestres au choix. Résous ensuite un combat.',
  'mission.support-of-mon-calamari': 'Soutien de Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'À entreprendre sur Mon Calamari. En cas de réussite, soit gagne 2 loyautés sur Mon Calamari, soit place 1 croiseur Mon Calamari dans la case 3 de la piste de construction.',
  'mission.covert-operation': 'Opération clandestine',
  'mission.covert-operation.text':
    'À entreprendre dans un système contenant une unité impériale. En cas de réussite, pioche 2 objectifs : l’un reste en main, l’autre va sous le paquet objectif.',
  'mission.daring-rescue': 'Sauvetage audacieux',
  'mission.daring-rescue.text':
    'À entreprendre dans un système contenant un leader capturé. En cas de réussite, sauve un leader capturé qui s’y trouve ; les leaders affectés de ton choix peuvent aussi rejoindre la base.',
  'mission.for-the-greater-good': 'Pour le bien de tous',
  'mission.for-the-greater-good.text':
    'À entreprendre dans un système contenant un leader capturé. En cas de réussite, sauves-y un leader capturé et pioche 1 carte objectif. Les leaders affectés à cette mission restent dans le système.',
  'mission.plan-the-assault': 'Préparer l’assaut',
  'mission.plan-the-assault.text':
    'À entreprendre dans un système contenant un vaisseau impérial. En cas de réussite, déplaces-y des vaisseaux, mais pas d’unités terrestres, depuis l’emplacement « Base rebelle » comme s’il était adjacent ; les leaders de cet emplacement n’y font pas obstacle. Résous-y ensuite un combat.',
  'mission.seek-yoda': 'Chercher Yoda',
  'mission.seek-yoda.text':
    'À résoudre sur Dagobah. Mets l’anneau « Maître Yoda » sur un leader affecté. Si Luke Skywalker résout la mission, remplace-le aussi par Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Plans volés',
  'mission.stolen-plans.text':
    'À entreprendre dans un système contenant une unité impériale. En cas de réussite, regarde les 4 premières cartes objectif et remets-les sur le paquet dans l’ordre de ton choix.',
  'mission.contingency-plan': 'Plan de secours',
  'mission.contingency-plan.text':
    'Sans cible : la révéler compte comme ton tour. Le leader affecté est réaffecté à une mission de départ en main, même déjà utilisée ce round. Lando Calrissian obtient aussi 2 succès pour une mission qu’il entreprend plus tard dans le même round.',
  'mission.hidden-fleet': 'Flotte cachée',
  'mission.hidden-fleet.text':
    'À résoudre dans un système sans unité impériale. Déplace des unités rebelles de l’emplacement « Base rebelle » à la cible comme s’ils étaient adjacents ; les leaders de cet emplacement ne les retiennent pas.',
  'mission.plant-false-lead': 'Fausse piste',
  'mission.plant-false-lead.text':
    'À résoudre dans un système contenant une unité impériale. Les Rebelles prennent 4 cartes au hasard dans la main de cartes sonde de l’Empire et mettent chacune sur ou sous le paquet sonde, dans l’ordre de leur choix.',
  'mission.demolition': 'Démolition',
  'mission.demolition.text':
    'À entreprendre dans un système impérial. En cas de réussite, pour chaque icône de ressource de ce système, détruis sur la piste de construction impériale 1 unité construite avec cette icône.',
  'mission.hit-and-run': 'Frappe éclair',
  'mission.hit-and-run.text':
    'À entreprendre dans un système quelconque. En cas de réussite, détruis-y des unités de ton choix pour une santé imprimée totale de 2 au plus.',
  'mission.lead-the-strike-team': 'Mener le commando',
  'mission.lead-the-strike-team.text':
    'À entreprendre dans un système quelconque. En cas de réussite, au plus 4 unités terrestres rebelles vont de l’emplacement « Base rebelle » à la cible, sans transport ni adjacence. Si des unités terrestres impériales s’y trouvent, résous un combat.',
  'mission.misdirection': 'Diversion',
  'mission.misdirection.text':
    'À entreprendre dans un système contenant une unité impériale. En cas de réussite, nomme un leader rebelle : pour le reste du round, l’Empire ne peut pas envoyer de leader de sa réserve contre la mission de ce leader.',
  'mission.rogue-squadron-raid': 'Raid de l’Escadron Rogue',
  'mission.rogue-squadron-raid.text':
    'À entreprendre dans un système impérial. En cas de réussite, détruis sur la piste de construction impériale des unités de ton choix pour une santé imprimée totale de 4 au plus.',
  'mission.wookiee-uprising': 'Soulèvement des Wookiees',
  'mission.wookiee-uprising.text':
    'À entreprendre sur Kashyyyk. En cas de réussite, les Rebelles y gagnent 1 loyauté et y détruisent des unités de leur choix pour une santé imprimée totale de 4 au plus.',
} as const;
