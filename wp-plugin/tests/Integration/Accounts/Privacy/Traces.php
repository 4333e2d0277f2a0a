<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Kernel\Database;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** What is left of a person in the database and in the folder of the files. */
final class Traces
{
    private const COLUMNS = [
        'user_id', 'owner_id', 'post_author', 'heir_id', 'from_user', 'to_user', 'inviter_id', 'actor_id', 'sender_id', 'recipient_id', 'blocked_id', 'writer_id', 'reporter_id',
        'reported_id', 'asked_by',
    ];

    /**
     * @param non-empty-list<string> $marks texts of the person, in whatever case
     * @param int $userId looked for in the columns that name accounts
     * @return list<string> rows that hold a mark or name the account
     */
    public static function inTables(Database $db, array $marks, int $userId): array
    {
        $traces = [];
        foreach ($db->column('SHOW TABLES LIKE %s', $db->wpdb->esc_like($db->wpdb->prefix) . '%') as $table) {
            foreach ($db->rows("SELECT * FROM {$table}") as $row) {
                $text = implode("\n", array_map(strval(...), $row));
                $names = array_intersect_key($row, array_flip(self::COLUMNS));
                $found = array_filter($marks, static fn (string $mark): bool => stripos($text, $mark) !== false);
                if ($found !== [] || in_array((string) $userId, $names, true)) {
                    $traces[] = "{$table}: {$text}";
                }
            }
        }

        return $traces;
    }

    /** @return list<string> stored files whose name or bytes hold the mark */
    public static function inFiles(string $directory, string $mark): array
    {
        $found = [];
        $folder = new RecursiveDirectoryIterator($directory, RecursiveDirectoryIterator::SKIP_DOTS);
        foreach (new RecursiveIteratorIterator($folder) as $file) {
            $path = $file instanceof SplFileInfo && $file->isFile() ? $file->getPathname() : '';
            if ($path !== '' && stripos($path . file_get_contents($path), $mark) !== false) {
                $found[] = $path;
            }
        }

        return $found;
    }
}
