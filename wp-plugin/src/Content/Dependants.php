<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Model\ContentType;

/** Finds items that name another item, on whose pages it is: as organiser, member or partner. */
final readonly class Dependants
{
    public function __construct(private Database $db, private Definitions $definitions, private Records $records)
    {
    }

    /** @return list<int> group ids of the public ones */
    public function of(Record $record): array
    {
        $relations = $this->metaKeys($record->type, FieldKind::Relation);
        $people = $this->metaKeys($record->type, FieldKind::People);
        $conditions = $values = [];
        if ($relations !== []) {
            $conditions[] = '(meta_key IN (' . Database::placeholders($relations) . ') AND meta_value = %s)';
            array_push($values, ...$relations, ...[(string) $record->groupId]);
        }
        if ($people !== []) {
            // Rows are stored serialised. The condition on the key leaves few rows, and this runs only when a name changes.
            $conditions[] = '(meta_key IN (' . Database::placeholders($people) . ') AND meta_value LIKE %s)';
            array_push($values, ...$people, ...['%' . $this->db->wpdb->esc_like("s:7:\"groupId\";i:{$record->groupId};") . '%']);
        }
        if ($conditions === []) {
            return [];
        }
        $ids = $this->db->ids("SELECT DISTINCT post_id FROM {$this->db->wpdb->postmeta} WHERE " . implode(' OR ', $conditions), ...$values);
        $public = array_filter($this->records->findMany($ids), static fn (Record $found): bool => $found->status->isPublic());

        return array_values(array_unique(array_map(static fn (Record $found): int => $found->groupId, $public)));
    }

    /** @return list<string> of fields of all types that may refer to items of this type */
    private function metaKeys(ContentType $target, FieldKind $kind): array
    {
        $keys = [];
        foreach (ContentType::cases() as $type) {
            foreach ($this->definitions->stored($type) as $field) {
                if ($field->kind === $kind && in_array($target, $field->targets, true)) {
                    $keys[] = $field->metaKey();
                }
            }
        }

        return array_values(array_unique($keys));
    }
}
