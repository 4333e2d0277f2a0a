<?php

declare(strict_types=1);

return [
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
