<?php

declare(strict_types=1);

return [
    'health.zones.label' => 'Time zones of Passerelle',
    'health.zones.good' => 'The plugin and the public site have the same time zones',
    'health.zones.recommended' => 'The time zones of the public site could not be read',
    'health.zones.critical' => 'The plugin and the public site have different time zones',
    'health.zones.about' => 'Local times are computed from the data of the plugin, which the public site must have too. Those of PHP and ICU are not used.',
    'health.zones.plugin' => 'Data of the plugin',
    'health.zones.frontend' => 'Data of the public site',
    'health.zones.php' => 'Data of PHP',
    'health.zones.icu' => 'Data of the ICU library',
    'health.zones.line' => '{name}: {version}',
    'health.zones.unknown' => 'unknown',
];
