<?php

declare(strict_types=1);

return [
    'choice.callType.call_for_projects' => 'Call for projects',
    'choice.callType.residency' => 'Residency',
    'choice.callType.competition' => 'Competition',
    'choice.callType.scholarship' => 'Scholarship',
    'choice.callType.open_call' => 'Open call',
    'choice.callType.training_programme' => 'Training programme',

    'choice.aidType.grant' => 'Grant',
    'choice.aidType.production_support' => 'Production support',
    'choice.aidType.mobility' => 'Mobility',
    'choice.aidType.mentoring' => 'Mentoring',
    'choice.aidType.equipment' => 'Equipment',
    'choice.aidType.coproduction' => 'Co-production',

    'choice.managementMode.internal' => 'On this platform',
    'choice.managementMode.external' => 'On another platform',

    'choice.depositLanguages.fr' => 'French',
    'choice.depositLanguages.en' => 'English',
    'choice.depositLanguages.pt' => 'Portuguese',
    'choice.depositLanguages.ar' => 'Arabic',

    'choice.memberType.structure' => 'Member of a structure',
    'choice.memberType.freelancer' => 'Freelancer',

    'choice.structureType.association' => 'Association',
    'choice.structureType.company' => 'Company',
    'choice.structureType.public_institution' => 'Public institution',
    'choice.structureType.collective' => 'Collective',
    'choice.structureType.foundation' => 'Foundation',
    'choice.structureType.festival' => 'Festival',
    'choice.structureType.school' => 'School',
    'choice.structureType.network' => 'Network',

    'choice.resourceKind.guide' => 'Guide',
    'choice.resourceKind.report' => 'Report',
    'choice.resourceKind.toolkit' => 'Toolkit',
    'choice.resourceKind.template' => 'Template',
    'choice.resourceKind.video' => 'Video',
    'choice.resourceKind.podcast' => 'Podcast',
    'choice.resourceKind.article' => 'Article',
    'choice.resourceKind.dataset' => 'Dataset',

    'choice.mode.onsite' => 'On site',
    'choice.mode.online' => 'Online',
    'choice.mode.hybrid' => 'On site and online',

    'choice.level.all' => 'All levels',
    'choice.level.beginner' => 'Beginner',
    'choice.level.intermediate' => 'Intermediate',
    'choice.level.advanced' => 'Advanced',

    'choice.programType.residency' => 'Residency',
    'choice.programType.training' => 'Training',
    'choice.programType.incubation' => 'Incubation',
    'choice.programType.fellowship' => 'Fellowship',
    'choice.programType.festival' => 'Festival',
    'choice.programType.grant' => 'Grant',

    'choice.network.website' => 'Website',
    'choice.network.instagram' => 'Instagram',
    'choice.network.facebook' => 'Facebook',
    'choice.network.linkedin' => 'LinkedIn',
    'choice.network.youtube' => 'YouTube',
    'choice.network.x' => 'X',
    'choice.network.tiktok' => 'TikTok',
    'choice.network.vimeo' => 'Vimeo',
    'choice.network.soundcloud' => 'SoundCloud',
    'choice.network.behance' => 'Behance',

    'choice.languages.fr' => 'French',
    'choice.languages.en' => 'English',
    'choice.languages.pt' => 'Portuguese',
    'choice.languages.ar' => 'Arabic',
    'choice.languages.wo' => 'Wolof',
    'choice.languages.sw' => 'Swahili',
    'choice.languages.bm' => 'Bambara',
    'choice.languages.ln' => 'Lingala',
    'choice.languages.ha' => 'Hausa',
    'choice.languages.yo' => 'Yoruba',
    'choice.languages.ig' => 'Igbo',
    'choice.languages.am' => 'Amharic',
    'choice.languages.mg' => 'Malagasy',
    'choice.languages.rw' => 'Kinyarwanda',
    'choice.languages.ff' => 'Fula',
    'choice.languages.ee' => 'Ewe',
    'choice.languages.tw' => 'Twi',
    'choice.languages.zu' => 'Zulu',

    'choice.membershipRole.owner' => 'Owner',
    'choice.membershipRole.member' => 'Member',
    'choice.membershipRole.guest' => 'Guest',

    'choice.membershipStatus.pretender' => 'Request pending',
    'choice.membershipStatus.member' => 'Member',
    'choice.membershipStatus.guest' => 'Invited',

    'choice.rejectionReason.incomplete' => 'Incomplete or incorrect information',
    'choice.rejectionReason.no_clear_link' => 'No clear link with the cultural and creative industries',
    'choice.rejectionReason.duplicate' => 'Duplicate',
    'choice.rejectionReason.terms_of_use' => 'Violation of the terms of use',
    'choice.rejectionReason.other' => 'Other',

];
