<?php

declare(strict_types=1);

return [
    'health.clocks.label' => 'Horloges de Passerelle',
    'health.clocks.good' => 'PHP, la base de données et le site public sont à la même heure',
    'health.clocks.recommended' => 'L’heure du site public n’a pas pu être lue',
    'health.clocks.critical' => 'Une horloge n’est pas à l’heure : {names}',
    'health.clocks.about' => 'L’heure décide si une candidature arrive avant la clôture. Dès {seconds} secondes d’écart, réglez l’horloge du serveur nommé (NTP).',
    'health.clocks.php' => 'PHP',
    'health.clocks.database' => 'Base de données',
    'health.clocks.frontend' => 'Site public',
    'health.clocks.line' => '{name} : {seconds} s par rapport à PHP',
    'health.clocks.unknown' => '{name} : heure inconnue',
    'health.zones.label' => 'Fuseaux horaires de Passerelle',
    'health.zones.good' => 'L’extension et le site public ont les mêmes fuseaux horaires',
    'health.zones.recommended' => 'Les fuseaux horaires du site public n’ont pas pu être lus',
    'health.zones.critical' => 'L’extension et le site public n’ont pas les mêmes fuseaux horaires',
    'health.zones.about' => 'Les heures locales sont calculées avec les données de l’extension, que le site public doit avoir aussi. Celles de PHP et d’ICU ne servent pas.',
    'health.zones.plugin' => 'Données de l’extension',
    'health.zones.frontend' => 'Données du site public',
    'health.zones.php' => 'Données de PHP',
    'health.zones.icu' => 'Données de la bibliothèque ICU',
    'health.zones.line' => '{name} : {version}',
    'health.zones.unknown' => 'inconnues',
];
