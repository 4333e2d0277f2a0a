<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Content\Definitions;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;

/** Finds records that a person owns or that mention them, in all languages and statuses. No permission checks. */
final readonly class OwnedRecords
{
    private const BATCH = 100;

    public function __construct(private Database $db, private Definitions $definitions, private Records $records)
    {
    }

    /** @return iterable<Record> read page by page */
    public function ownedBy(int $userId): iterable
    {
        $types = array_column(ContentType::cases(), 'value');
        $where = 'post_author = %d AND post_type IN (' . Database::placeholders($types) . ')';

        return $this->each("SELECT ID FROM {$this->db->wpdb->posts} WHERE {$where} AND ID > %d ORDER BY ID LIMIT " . self::BATCH, $userId, ...$types);
    }

    /** @return iterable<Record> candidates with a field of users (managers, mentors …) that may contain the person */
    public function naming(int $userId): iterable
    {
        $keys = $this->keysOf(FieldKind::User, FieldKind::Users);
        if ($keys === []) {
            return [];
        }
        // Lists are stored serialized: "i:12;" is the number 12 as a value or as a position, so this may find too many, never too few.
        $where = 'meta_key IN (' . Database::placeholders($keys) . ') AND (meta_value = %s OR meta_value LIKE %s)';

        return $this->each(
            "SELECT DISTINCT post_id FROM {$this->db->wpdb->postmeta} WHERE {$where} AND post_id > %d ORDER BY post_id LIMIT " . self::BATCH,
            ...[...$keys, (string) $userId, "%i:{$userId};%"],
        );
    }

    /**
     * @param string $email normalised
     * @return iterable<Record> candidates with a field of people that may contain the address
     */
    public function listing(string $email): iterable
    {
        $keys = $this->keysOf(FieldKind::People);
        if ($keys === [] || $email === '') {
            return [];
        }
        $where = 'meta_key IN (' . Database::placeholders($keys) . ') AND LOWER(meta_value) LIKE %s';

        return $this->each(
            "SELECT DISTINCT post_id FROM {$this->db->wpdb->postmeta} WHERE {$where} AND post_id > %d ORDER BY post_id LIMIT " . self::BATCH,
            ...[...$keys, '%"' . $this->db->wpdb->esc_like($email) . '"%'],
        );
    }

    /** @return iterable<Record> */
    private function each(string $sql, int|string ...$values): iterable
    {
        $last = 0;
        do {
            $ids = $this->db->ids($sql, ...[...$values, $last]);
            foreach ($this->records->findMany($ids) as $record) {
                yield $record;
            }
            $last = $ids === [] ? 0 : max($ids);
        } while (count($ids) === self::BATCH);
    }

    /** @return list<string> */
    private function keysOf(FieldKind ...$kinds): array
    {
        $keys = [];
        foreach (ContentType::cases() as $type) {
            foreach ($this->definitions->stored($type) as $field) {
                if (in_array($field->kind, $kinds, true)) {
                    $keys[$field->metaKey()] = true;
                }
            }
        }

        return array_keys($keys);
    }
}
