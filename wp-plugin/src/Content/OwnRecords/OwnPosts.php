<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;

/** Finds the posts that a person owns or co-edits, with a number of queries that does not grow with theirs. */
final readonly class OwnPosts
{
    public function __construct(private Database $db, private Languages $languages, private OwnSelection $selection, private StructureEditors $structures)
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
            Status::from((string) $row['status']),
            (string) $row['title'],
            (string) $row['modified'],
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
        [$own, $values] = $this->selection->of($viewer, $types, Status::listed());

        return $this->db->rows(
            "SELECT s.ID, s.status, s.title, s.modified, g.meta_value AS group_id FROM ({$own}) s
            JOIN {$this->db->wpdb->postmeta} g ON g.post_id = s.ID AND g.meta_key = %s ORDER BY s.ID",
            ...$values,
            ...[Languages::GROUP_META],
        );
    }
}
