<?php

/* Activates plugins. --plugins=FILE,FILE relative to wp-content/plugins; those of --instead-of are deactivated first. */

declare(strict_types=1);

return static function (array $options): int {
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins(array_filter(explode(',', $options['instead-of'] ?? ''), is_plugin_active(...)));
    foreach (array_filter(explode(',', $options['plugins'] ?? '')) as $plugin) {
        if (is_plugin_active($plugin)) {
            continue;
        }
        $result = activate_plugin($plugin);
        if (is_wp_error($result)) {
            fwrite(STDERR, "{$plugin} can't be activated: {$result->get_error_message()}\n");
            return 1;
        }
        echo "activated {$plugin}\n";
    }
    return 0;
};
