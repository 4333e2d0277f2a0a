<?php

declare(strict_types=1);

namespace Passerelle\Admin\Pickers;

use Passerelle\Admin\Labels;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Finds records by their title for the pickers of the edit screens; one result per translation group. */
final readonly class RecordSearch
{
    private const LIMIT = 12;
    /** Two languages of each, with a margin. */
    private const ROWS = 60;

    public function __construct(private Database $db, private Labels $labels, private Languages $languages)
    {
    }

    /**
     * @param non-empty-list<ContentType> $types
     * @return list<Found>
     */
    public function search(array $types, string $words): array
    {
        // Slugs are titles without accents and capitals, for databases that compare both exactly.
        $slug = Folding::hyphenated($words);
        if (trim($words) === '' || $slug === '') {
            return [];
        }
        $rows = $this->read(
            $types,
            '(p.post_title LIKE %s OR p.post_name LIKE %s)',
            '%' . $this->db->wpdb->esc_like(trim($words)) . '%',
            '%' . $this->db->wpdb->esc_like($slug) . '%',
        );

        return array_slice($this->byGroup($rows), 0, self::LIMIT);
    }

    /**
     * @param non-empty-list<ContentType> $types
     * @return list<Found> exact matches only
     */
    public function named(array $types, string $name): array
    {
        $matches = fn (Found $found): bool => in_array(trim($name), [$found->label, $found->name], true);

        return array_values(array_filter($this->byGroup($this->read($types, 'p.post_title IN (%s, %s)', trim($name), self::withoutDetails($name))), $matches));
    }

    /**
     * @param list<int> $groupIds
     * @param Lang|null $language preferred language of the titles; the label says when the record is not public in it
     * @return array<int, string> label by group id, of those that exist
     */
    public function labelsOf(array $groupIds, ?Lang $language = null): array
    {
        if ($groupIds === []) {
            return [];
        }
        $ids = array_map(strval(...), $groupIds);
        $rows = $this->read(ContentType::cases(), 'm.meta_value IN (' . Database::placeholders($ids) . ')', ...$ids);
        $own = $language === null ? [] : $this->rowsIn($language, $rows);
        $labels = [];
        foreach ($this->byGroup([...$own, ...$rows]) as $found) {
            $labels[$found->id] = $found->label;
        }
        $public = array_map(static fn (array $row): int => (int) $row['group_id'], array_filter($own, self::isPublic(...)));
        foreach ($language === null ? [] : array_diff(array_keys($labels), $public) as $id) {
            $labels[$id] .= ' – ' . $this->labels->texts->get('picker.not_in_language');
        }

        return $labels;
    }

    /**
     * @param non-empty-list<ContentType> $types
     * @return list<array<string, string|null>>
     */
    private function read(array $types, string $condition, string ...$values): array
    {
        $wpdb = $this->db->wpdb;
        $keys = array_map(static fn (ContentType $type): string => $type->value, $types);

        return $this->db->rows(
            "SELECT p.ID, p.post_title, p.post_type, p.post_status, m.meta_value AS group_id
            FROM {$wpdb->posts} p
            JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_passerelle_group'
            WHERE p.post_type IN (" . Database::placeholders($keys) . ") AND p.post_status NOT IN (%s, %s) AND {$condition}
            ORDER BY p.post_title, p.ID LIMIT " . self::ROWS,
            ...[...$keys, Status::Trash->value, Status::AutoDraft->value, ...$values],
        );
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<array<string, string|null>>
     */
    private function rowsIn(Lang $language, array $rows): array
    {
        $languages = $this->languages->ofMany(array_map(static fn (array $row): int => (int) $row['ID'], $rows));

        return array_values(array_filter($rows, static fn (array $row): bool => $languages[(int) $row['ID']]->language === $language));
    }

    /** @param array<string, string|null> $row */
    private static function isPublic(array $row): bool
    {
        return Status::tryFrom((string) $row['post_status'])?->isPublic() === true;
    }

    /** Removes the type that the picker appends: "Keur Thiossane (Structure)". */
    private static function withoutDetails(string $label): string
    {
        return trim((string) preg_replace('/\s*\([^()]*\)\s*$/u', '', $label));
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Found>
     */
    private function byGroup(array $rows): array
    {
        $found = [];
        foreach ($rows as $row) {
            $type = ContentType::from((string) $row['post_type']);
            $status = Status::tryFrom((string) $row['post_status']);
            $details = [$this->labels->texts->get("type.{$type->value}.one")];
            if ($status !== null && !$status->isPublic()) {
                $details[] = $this->labels->status($status, $type);
            }
            $id = (int) $row['group_id'];
            $name = (string) $row['post_title'];
            $found[$id] ??= new Found($id, "{$name} (" . implode(', ', $details) . ')', $name);
        }

        return array_values($found);
    }
}
