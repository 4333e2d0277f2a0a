<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Content\Field;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;

/**
 * The posts that a person owns or co-edits, as a subquery. What makes them so are queries of their own, so that each uses its index.
 * Supported projects belong to their beneficiaries, once they were public.
 */
final readonly class OwnSelection
{
    private const ORGANISER = 'organiserId';
    private const BENEFICIARIES = 'beneficiaryIds';
    private const COLUMNS = 'p.ID, p.post_type AS type, p.post_status AS status, p.post_title AS title, p.post_modified_gmt AS modified';

    public function __construct(private Database $db, private StructureEditors $structures)
    {
    }

    /**
     * @param list<ContentType> $types
     * @param list<Status> $statuses
     * @return array{string, list<int|string>} SQL with the columns ID, type, status, title and modified; its values
     */
    public function of(Viewer $viewer, array $types, array $statuses): array
    {
        $queries = [];
        $values = [];
        $structures = array_map(strval(...), $this->structures->structuresOf($viewer->id));
        foreach ($this->kinds($viewer, $types, $statuses) as [$owned, $owners, $condition, $conditionValues]) {
            if ($owned !== '') {
                $queries[] = 'SELECT ' . self::COLUMNS . " FROM {$this->db->wpdb->posts} p WHERE {$owned} AND {$condition}";
                array_push($values, ...$owners, ...$conditionValues);
            }
            if ($structures !== []) {
                $queries[] = 'SELECT ' . self::COLUMNS . " FROM {$this->db->wpdb->postmeta} o JOIN {$this->db->wpdb->posts} p ON p.ID = o.post_id
                    WHERE o.meta_key = %s AND o.meta_value IN (" . Database::placeholders($structures) . ") AND {$condition}";
                array_push($values, Field::metaKeyOf(self::ORGANISER), ...$structures, ...$conditionValues);
            }
        }

        return $queries === [] ? ['SELECT ' . self::COLUMNS . " FROM {$this->db->wpdb->posts} p WHERE 1 = 0", []] : [implode(' UNION ', $queries), $values];
    }

    /**
     * Types that belong to their author, and supported projects.
     *
     * @param list<ContentType> $types
     * @param list<Status> $statuses
     * @return list<array{string, list<int>, string, list<string>}> condition that makes them one's own, empty for none; its values; condition on type and status; its values
     */
    private function kinds(Viewer $viewer, array $types, array $statuses): array
    {
        $kinds = [];
        $ofAuthors = array_values(array_filter($types, static fn (ContentType $type): bool => $type !== ContentType::SupportedProject));
        if ($ofAuthors !== [] && $statuses !== []) {
            $kinds[] = ['p.post_author = %d', [$viewer->id], ...self::condition($ofAuthors, $statuses)];
        }
        $read = array_values(array_filter($statuses, static fn (Status $status): bool => $status->wasPublic()));
        if (in_array(ContentType::SupportedProject, $types, true) && $read !== []) {
            $ids = $this->benefitingFrom($viewer->id);
            $kinds[] = [$ids === [] ? '' : 'p.ID IN (' . Database::placeholders($ids) . ')', $ids, ...self::condition([ContentType::SupportedProject], $read)];
        }

        return $kinds;
    }

    /**
     * @param non-empty-list<ContentType> $types
     * @param non-empty-list<Status> $statuses
     * @return array{string, list<string>}
     */
    private static function condition(array $types, array $statuses): array
    {
        $types = array_column($types, 'value');
        $statuses = array_column($statuses, 'value');

        return ['p.post_type IN (' . Database::placeholders($types) . ') AND p.post_status IN (' . Database::placeholders($statuses) . ')', [...$types, ...$statuses]];
    }

    /** @return list<int> posts with the account among their beneficiaries */
    private function benefitingFrom(int $userId): array
    {
        // Lists of accounts are stored serialised, as "i:0;i:7;": a position may look like an account.
        $rows = $this->db->rows(
            "SELECT post_id, meta_value FROM {$this->db->wpdb->postmeta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY post_id",
            Field::metaKeyOf(self::BENEFICIARIES),
            '%' . $this->db->wpdb->esc_like(";i:{$userId};") . '%',
        );
        $names = static fn (array $row): bool => in_array($userId, (array) maybe_unserialize((string) $row['meta_value']), true);

        return array_map(static fn (array $row): int => (int) $row['post_id'], array_values(array_filter($rows, $names)));
    }
}
