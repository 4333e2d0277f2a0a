<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Writes the keys of structures that were public before them. */
final readonly class NamesMigration implements Migration
{
    private const BATCH = 500;

    public function id(): string
    {
        return 'structures.004_fill_names';
    }

    public function up(Database $db): void
    {
        $index = new NameIndex($db);
        $public = array_map(static fn (Status $status): string => $status->value, Status::public());
        if ($public === []) {
            return;
        }
        $last = 0;
        do {
            $rows = $db->rows(
                "SELECT ID, post_title FROM {$db->wpdb->posts} WHERE ID > %d AND post_type = %s AND post_status IN (" . Database::placeholders($public) . ') ORDER BY ID LIMIT %d',
                $last,
                ContentType::Structure->value,
                ...[...$public, self::BATCH],
            );
            foreach ($rows as $row) {
                $last = (int) $row['ID'];
                $index->write($last, new StructureName((string) $row['post_title']));
            }
        } while ($rows !== []);
    }
}
