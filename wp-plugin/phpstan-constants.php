<?php

/* Constants that WordPress and wp-config.php define, for static analysis only. */

declare(strict_types=1);

define('ABSPATH', '/wordpress/');
define('WPINC', 'wp-includes');
define('WP_CONTENT_DIR', '/wordpress/wp-content');
define('WP_PLUGIN_DIR', '/wordpress/wp-content/plugins');
define('ARRAY_A', 'ARRAY_A');
define('ARRAY_N', 'ARRAY_N');
define('OBJECT', 'OBJECT');
define('OBJECT_K', 'OBJECT_K');
define('MINUTE_IN_SECONDS', 60);
define('HOUR_IN_SECONDS', 3600);
define('DAY_IN_SECONDS', 86400);
define('WEEK_IN_SECONDS', 604800);
define('PASSERELLE_FILES_DIR', '/passerelle/files');
define('PASSERELLE_FRONTEND_URL', 'http://127.0.0.1:3000');
define('PASSERELLE_PUBLIC_URL', 'http://localhost:3000');
define('PASSERELLE_INVALIDATION_SECRET', '');
define('PASSERELLE_GRAPHQL_SECRET', '');
