<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Content\Model\ContentType;

/**
 * Gives drafts a time of change in UTC at their first save: WordPress copies it from their publication date, which drafts do not have. The
 * publication date stays empty. As a migration, repairs stored rows.
 */
final readonly class DraftTimes implements Migration
{
    private const NO_DATE = '0000-00-00 00:00:00';
    private const BATCH = 500;

    public function register(): void
    {
        add_filter('wp_insert_post_data', self::withTimeOfChange(...));
    }

    public function id(): string
    {
        return 'content.004_draft_times';
    }

    public function up(Database $db): void
    {
        $types = array_column(ContentType::cases(), 'value');
        $last = 0;
        do {
            $rows = $db->rows(
                "SELECT ID, post_modified FROM {$db->wpdb->posts} WHERE ID > %d AND post_modified_gmt = %s AND post_modified <> %s
                AND post_type IN (" . Database::placeholders($types) . ') ORDER BY ID LIMIT %d',
                $last,
                ...[self::NO_DATE, self::NO_DATE],
                ...$types,
                ...[self::BATCH],
            );
            foreach ($rows as $row) {
                $last = (int) $row['ID'];
                $db->execute("UPDATE {$db->wpdb->posts} SET post_modified_gmt = %s WHERE ID = %d", get_gmt_from_date((string) $row['post_modified']), $last);
                clean_post_cache($last);
            }
        } while ($rows !== []);
    }

    /** @param mixed $data columns to write */
    private static function withTimeOfChange(mixed $data): mixed
    {
        if (!is_array($data) || ($data['post_modified_gmt'] ?? '') !== self::NO_DATE) {
            return $data;
        }
        $modified = is_string($data['post_modified'] ?? null) ? $data['post_modified'] : self::NO_DATE;
        $isOurs = ContentType::tryFrom(is_string($data['post_type'] ?? null) ? $data['post_type'] : '') !== null;

        return $isOurs && $modified !== self::NO_DATE ? [...$data, 'post_modified_gmt' => get_gmt_from_date($modified)] : $data;
    }
}
