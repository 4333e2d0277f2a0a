<?php

declare(strict_types=1);

namespace Passerelle\OwnRecords;

use Passerelle\Content\Field;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Languages;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;

/** Finds the posts that a person owns or co-edits, with a number of queries that does not grow with theirs. */
final readonly class OwnPosts
{
    private const ORGANISER = 'organiserId';

    public function __construct(private Database $db, private Languages $languages, private StructureEditors $structures)
    {
    }

    /** @return list<OwnPost> of all languages, the oldest first */
    public function of(Viewer $viewer, ContentType $type): array
    {
        $rows = $this->rows($viewer, [$type]);
        $languages = $this->languages->ofMany(array_map(static fn (array $row): int => (int) $row['ID'], $rows));

        return array_map(static fn (array $row): OwnPost => new OwnPost(
            (int) $row['ID'],
            (int) $row['group_id'],
            $languages[(int) $row['ID']]->language,
            Status::from((string) $row['post_status']),
            (string) $row['post_title'],
            (string) $row['post_modified_gmt'],
        ), $rows);
    }

    /** @return list<int> of every type, the structures that the person edits included, the oldest first */
    public function groupsOf(Viewer $viewer): array
    {
        $own = array_map(static fn (array $row): int => (int) $row['group_id'], $this->rows($viewer, ContentType::cases()));
        $groups = $viewer->isSignedIn() ? array_unique([...$own, ...$this->structures->structuresOf($viewer->id)]) : [];
        sort($groups);

        return $groups;
    }

    /**
     * @param non-empty-list<ContentType> $types
     * @return list<array<string, string|null>>
     */
    private function rows(Viewer $viewer, array $types): array
    {
        if (!$viewer->isSignedIn()) {
            return [];
        }
        $structures = array_map(strval(...), $this->structures->structuresOf($viewer->id));
        $coEdited = $structures === [] ? '' : ' OR p.ID IN (SELECT o.post_id FROM ' . $this->db->wpdb->postmeta
            . ' o WHERE o.meta_key = %s AND o.meta_value IN (' . Database::placeholders($structures) . '))';
        $statuses = array_column(Status::listed(), 'value');
        $postTypes = array_column($types, 'value');

        return $this->db->rows(
            "SELECT p.ID, p.post_status, p.post_title, p.post_modified_gmt, g.meta_value AS group_id FROM {$this->db->wpdb->posts} p
            JOIN {$this->db->wpdb->postmeta} g ON g.post_id = p.ID AND g.meta_key = %s
            WHERE p.post_type IN (" . Database::placeholders($postTypes) . ') AND p.post_status IN ('
            . Database::placeholders($statuses) . ") AND (p.post_author = %d{$coEdited}) ORDER BY p.ID",
            Languages::GROUP_META,
            ...$postTypes,
            ...$statuses,
            ...[$viewer->id],
            ...($structures === [] ? [] : [Field::metaKeyOf(self::ORGANISER), ...$structures]),
        );
    }
}
