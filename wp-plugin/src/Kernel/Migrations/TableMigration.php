<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Migrations;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\DatabaseError;

/** Creates tables, or adds missing columns and keys. */
final readonly class TableMigration implements Migration
{
    /** @param array<string, string> $tables name without prefix => columns and keys, in the format of dbDelta (two spaces after PRIMARY KEY, one column a line) */
    public function __construct(private string $id, public array $tables)
    {
    }

    public function id(): string
    {
        return $this->id;
    }

    public function up(Database $db): void
    {
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        foreach ($this->tables as $name => $columns) {
            $table = $db->table($name);
            dbDelta("CREATE TABLE {$table} (\n{$columns}\n) {$db->wpdb->get_charset_collate()};");
            if ($db->value('SHOW TABLES LIKE %s', $db->wpdb->esc_like($table)) !== $table) {
                throw new DatabaseError("The table {$table} could not be created: {$db->wpdb->last_error}");
            }
        }
    }
}
