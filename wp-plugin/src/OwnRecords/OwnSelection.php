<?php

declare(strict_types=1);

namespace Passerelle\OwnRecords;

use Passerelle\Content\Field;
use Passerelle\Kernel\Database;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;

/** The posts that a person owns or co-edits, as a subquery. Owned and co-edited ones are two halves, so that each uses its own index. */
final readonly class OwnSelection
{
    private const ORGANISER = 'organiserId';

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
        $types = array_column($types, 'value');
        $statuses = array_column($statuses, 'value');
        $columns = 'p.ID, p.post_type AS type, p.post_status AS status, p.post_title AS title, p.post_modified_gmt AS modified';
        $condition = 'p.post_type IN (' . Database::placeholders($types) . ') AND p.post_status IN (' . Database::placeholders($statuses) . ')';
        $sql = "SELECT {$columns} FROM {$this->db->wpdb->posts} p WHERE p.post_author = %d AND {$condition}";
        $values = [$viewer->id, ...$types, ...$statuses];
        $structures = array_map(strval(...), $this->structures->structuresOf($viewer->id));
        if ($structures === []) {
            return [$sql, $values];
        }
        $coEdited = "SELECT {$columns} FROM {$this->db->wpdb->postmeta} o JOIN {$this->db->wpdb->posts} p ON p.ID = o.post_id
            WHERE o.meta_key = %s AND o.meta_value IN (" . Database::placeholders($structures) . ") AND {$condition}";

        return ["{$sql} UNION {$coEdited}", [...$values, Field::metaKeyOf(self::ORGANISER), ...$structures, ...$types, ...$statuses]];
    }
}
