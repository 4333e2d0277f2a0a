<?php

declare(strict_types=1);

return [
    'choice.callType.call_for_projects' => 'Appel à projets',
    'choice.callType.residency' => 'Résidence',
    'choice.callType.competition' => 'Concours',
    'choice.callType.scholarship' => 'Bourse',
    'choice.callType.open_call' => 'Appel ouvert',
    'choice.callType.training_programme' => 'Programme de formation',

    'choice.aidType.grant' => 'Subvention',
    'choice.aidType.production_support' => 'Aide à la production',
    'choice.aidType.mobility' => 'Mobilité',
    'choice.aidType.mentoring' => 'Accompagnement',
    'choice.aidType.equipment' => 'Équipement',
    'choice.aidType.coproduction' => 'Coproduction',

    'choice.managementMode.internal' => 'Sur cette plateforme',
    'choice.managementMode.external' => 'Sur une autre plateforme',

    'choice.depositLanguages.fr' => 'Français',
    'choice.depositLanguages.en' => 'Anglais',
    'choice.depositLanguages.pt' => 'Portugais',
    'choice.depositLanguages.ar' => 'Arabe',

    'choice.memberType.structure' => 'Membre d’une structure',
    'choice.memberType.freelancer' => 'Indépendant',

    'choice.structureType.association' => 'Association',
    'choice.structureType.company' => 'Entreprise',
    'choice.structureType.public_institution' => 'Institution publique',
    'choice.structureType.collective' => 'Collectif',
    'choice.structureType.foundation' => 'Fondation',
    'choice.structureType.festival' => 'Festival',
    'choice.structureType.school' => 'École',
    'choice.structureType.network' => 'Réseau',

    'choice.resourceKind.guide' => 'Guide',
    'choice.resourceKind.report' => 'Rapport',
    'choice.resourceKind.toolkit' => 'Boîte à outils',
    'choice.resourceKind.template' => 'Modèle',
    'choice.resourceKind.video' => 'Vidéo',
    'choice.resourceKind.podcast' => 'Podcast',
    'choice.resourceKind.article' => 'Article',
    'choice.resourceKind.dataset' => 'Jeu de données',

    'choice.mode.onsite' => 'Sur place',
    'choice.mode.online' => 'En ligne',
    'choice.mode.hybrid' => 'Sur place et en ligne',

    'choice.level.all' => 'Tous niveaux',
    'choice.level.beginner' => 'Débutant',
    'choice.level.intermediate' => 'Intermédiaire',
    'choice.level.advanced' => 'Avancé',

    'choice.programType.residency' => 'Résidence',
    'choice.programType.training' => 'Formation',
    'choice.programType.incubation' => 'Incubation',
    'choice.programType.fellowship' => 'Bourse de séjour',
    'choice.programType.festival' => 'Festival',
    'choice.programType.grant' => 'Subvention',

    'choice.network.website' => 'Site web',
    'choice.network.instagram' => 'Instagram',
    'choice.network.facebook' => 'Facebook',
    'choice.network.linkedin' => 'LinkedIn',
    'choice.network.youtube' => 'YouTube',
    'choice.network.x' => 'X',
    'choice.network.tiktok' => 'TikTok',
    'choice.network.vimeo' => 'Vimeo',
    'choice.network.soundcloud' => 'SoundCloud',
    'choice.network.behance' => 'Behance',

    'choice.languages.fr' => 'Français',
    'choice.languages.en' => 'Anglais',
    'choice.languages.pt' => 'Portugais',
    'choice.languages.ar' => 'Arabe',
    'choice.languages.wo' => 'Wolof',
    'choice.languages.sw' => 'Swahili',
    'choice.languages.bm' => 'Bambara',
    'choice.languages.ln' => 'Lingala',
    'choice.languages.ha' => 'Haoussa',
    'choice.languages.yo' => 'Yoruba',
    'choice.languages.ig' => 'Igbo',
    'choice.languages.am' => 'Amharique',
    'choice.languages.mg' => 'Malgache',
    'choice.languages.rw' => 'Kinyarwanda',
    'choice.languages.ff' => 'Peul',
    'choice.languages.ee' => 'Éwé',
    'choice.languages.tw' => 'Twi',
    'choice.languages.zu' => 'Zoulou',

    'choice.membershipRole.owner' => 'Propriétaire',
    'choice.membershipRole.member' => 'Membre',
    'choice.membershipRole.guest' => 'Invité',

    'choice.membershipStatus.pretender' => 'Demande en attente',
    'choice.membershipStatus.member' => 'Membre',
    'choice.membershipStatus.guest' => 'Invité',

    'choice.rejectionReason.incomplete' => 'Informations incomplètes ou incorrectes',
    'choice.rejectionReason.no_clear_link' => 'Pas de lien clair avec les industries culturelles et créatives',
    'choice.rejectionReason.duplicate' => 'Doublon',
    'choice.rejectionReason.terms_of_use' => 'Non-respect des conditions d’utilisation',
    'choice.rejectionReason.other' => 'Autre',

];
