<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Content\ContentType;
use Passerelle\Content\Definitions;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Database;

/** Finds the things whose pages show the name of another thing: of their author or mentor, organiser, members and partners. */
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
            // Rows are stored serialised. The key leaves few values to look into, and this runs only when a name changes.
            $conditions[] = '(meta_key IN (' . Database::placeholders($people) . ') AND meta_value LIKE %s)';
            array_push($values, ...$people, ...['%' . $this->db->wpdb->esc_like("s:7:\"groupId\";i:{$record->groupId};") . '%']);
        }
        if ($record->type === ContentType::CommunityProfile) {
            foreach ($this->keysOf(FieldKind::Users) as $key) {
                $conditions[] = '(meta_key = %s AND meta_value LIKE %s)';
                array_push($values, $key, '%' . $this->db->wpdb->esc_like(";i:{$record->ownerId};") . '%');
            }
        }
        if ($conditions === []) {
            return [];
        }
        $ids = $this->db->ids("SELECT DISTINCT post_id FROM {$this->db->wpdb->postmeta} WHERE " . implode(' OR ', $conditions), ...$values);
        array_push($ids, ...$this->authoredBy($record));
        $public = array_filter($this->records->findMany($ids), static fn (Record $found): bool => $found->status->isPublic());

        return array_values(array_unique(array_map(static fn (Record $found): int => $found->groupId, $public)));
    }

    /** @return list<int> ids of posts that the person of a profile published */
    private function authoredBy(Record $record): array
    {
        $types = $this->definitions->postTypes();

        return $types === [] || $record->type !== ContentType::CommunityProfile ? [] : $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d AND post_type IN (" . Database::placeholders($types) . ')',
            $record->ownerId,
            ...$types,
        );
    }

    /** @return list<string> of the fields of this kind that everybody may read, whatever their type */
    private function keysOf(FieldKind $kind): array
    {
        $keys = [];
        foreach (ContentType::cases() as $type) {
            foreach ($this->definitions->stored($type) as $field) {
                if ($field->kind === $kind && $field->visibility === Visibility::Everyone) {
                    $keys[] = $field->metaKey();
                }
            }
        }

        return array_values(array_unique($keys));
    }

    /** @return list<string> of the fields of any type that may name a thing of this type */
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
