<?php

/*
 * Prints the GraphQL schema of the plugin, or writes it: --file=PATH. With --check, exits with 1 when the file differs.
 */

declare(strict_types=1);

use Passerelle\Rights\Role;
use Passerelle\GraphQL\SchemaExport;

return static function (array $options): int {
    // Only an administrator may read the schema.
    $administrators = get_users(['role' => Role::Administrator->value, 'number' => 1, 'fields' => 'ID']);
    wp_set_current_user((int) ($administrators[0] ?? 0));
    $schema = SchemaExport::text();
    $file = (string) ($options['file'] ?? '');
    if ($file === '') {
        echo $schema;
        return 0;
    }
    if (isset($options['check'])) {
        if (is_file($file) && file_get_contents($file) === $schema) {
            return 0;
        }
        fwrite(STDERR, "{$file} is not the schema that the plugin serves: write it with schema:export --file={$file}\n");
        return 1;
    }
    file_put_contents($file, $schema);
    return 0;
};
