<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;

/** Finds records with a field that names an item: its organiser, members and partners. */
final readonly class ReferringRecords
{
    public function __construct(private Database $db, private Definitions $definitions, private Records $records)
    {
    }

    /** @return array<int, Record> in all languages and statuses, by post id; two or three queries */
    public function to(ContentType $type, int $groupId): array
    {
        return $this->toAny($type, [$groupId]);
    }

    /**
     * @param list<int> $groupIds
     * @return array<int, Record> the same for several items, with as many queries
     */
    public function toAny(ContentType $type, array $groupIds): array
    {
        $relations = $this->metaKeys($type, FieldKind::Relation);
        $people = $this->metaKeys($type, FieldKind::People);
        $conditions = $values = [];
        if ($groupIds === []) {
            return [];
        }
        if ($relations !== []) {
            $ids = array_map(strval(...), $groupIds);
            $conditions[] = '(meta_key IN (' . Database::placeholders($relations) . ') AND meta_value IN (' . Database::placeholders($ids) . '))';
            array_push($values, ...$relations, ...$ids);
        }
        if ($people !== []) {
            // Rows are stored serialised. The condition on the key leaves few rows, and this runs only when an item changes or for few items.
            $patterns = array_map(fn (int $id): string => '%' . $this->db->wpdb->esc_like("s:7:\"groupId\";i:{$id};") . '%', $groupIds);
            $conditions[] = '(meta_key IN (' . Database::placeholders($people) . ') AND (' . implode(' OR ', array_fill(0, count($patterns), 'meta_value LIKE %s')) . '))';
            array_push($values, ...$people, ...$patterns);
        }
        if ($conditions === []) {
            return [];
        }
        $ids = $this->db->ids("SELECT DISTINCT post_id FROM {$this->db->wpdb->postmeta} WHERE " . implode(' OR ', $conditions) . ' ORDER BY post_id', ...$values);

        return $this->records->findMany($ids);
    }

    /** @return array<int, Record> those on whose pages the item is: without those that name it in fields for their editors only */
    public function showing(ContentType $type, int $groupId): array
    {
        return array_filter($this->to($type, $groupId), fn (Record $record): bool => $this->shows($record, $type, $groupId));
    }

    private function shows(Record $record, ContentType $target, int $groupId): bool
    {
        foreach ($this->definitions->stored($record->type) as $field) {
            $isShown = $field->visibility !== Visibility::Editors && in_array($target, $field->targets, true);
            if ($isShown && in_array($groupId, self::named($field, $record->values), true)) {
                return true;
            }
        }

        return false;
    }

    /** @return list<int|null> */
    private static function named(Field $field, Values $values): array
    {
        return $field->kind === FieldKind::People
            ? array_map(static fn (Values $row): ?int => $row->int('groupId'), $values->rows($field->key))
            : [$values->int($field->key)];
    }

    /** @return list<string> of fields of all types that may name items of this type */
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
