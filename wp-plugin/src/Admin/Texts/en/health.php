<?php

declare(strict_types=1);

return [
    'health.clocks.label' => 'Passerelle clocks',
    'health.clocks.good' => 'PHP, the database and the public site have the same time',
    'health.clocks.recommended' => 'The public site’s time couldn’t be read',
    'health.clocks.critical' => 'A clock is wrong: {names}',
    'health.clocks.about' => 'The time decides whether an application arrives before the call closes. From {seconds} seconds on, set the clock of the server named here (NTP).',
    'health.clocks.php' => 'PHP',
    'health.clocks.database' => 'Database',
    'health.clocks.frontend' => 'Public site',
    'health.clocks.line' => '{name}: {seconds} s compared with PHP',
    'health.clocks.unknown' => '{name}: time unknown',
    'health.zones.label' => 'Passerelle time zones',
    'health.zones.good' => 'The plugin and the public site have the same time zones',
    'health.zones.recommended' => 'The public site’s time zones couldn’t be read',
    'health.zones.critical' => 'The plugin and the public site have different time zones',
    'health.zones.about' => 'Local times are computed from the plugin’s data, which the public site must have too. PHP’s and ICU’s aren’t used.',
    'health.zones.plugin' => 'Plugin data',
    'health.zones.frontend' => 'Public site data',
    'health.zones.php' => 'PHP data',
    'health.zones.icu' => 'ICU library data',
    'health.zones.line' => '{name}: {version}',
    'health.zones.unknown' => 'unknown',
];
