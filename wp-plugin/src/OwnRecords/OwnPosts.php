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
    private const BENEFICIARIES = 'beneficiaryIds';

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
        $conditions = [];
        $values = [];
        foreach ($types as $type) {
            [$owned, $owners] = $this->owned($viewer->id, $type);
            $statuses = array_column(self::statuses($type), 'value');
            $conditions[] = '(p.post_type = %s AND p.post_status IN (' . Database::placeholders($statuses) . ") AND ({$owned}{$coEdited}))";
            array_push($values, $type->value, ...$statuses, ...$owners, ...($structures === [] ? [] : [Field::metaKeyOf(self::ORGANISER), ...$structures]));
        }

        return $this->db->rows(
            "SELECT p.ID, p.post_status, p.post_title, p.post_modified_gmt, g.meta_value AS group_id FROM {$this->db->wpdb->posts} p
            JOIN {$this->db->wpdb->postmeta} g ON g.post_id = p.ID AND g.meta_key = %s
            WHERE " . implode(' OR ', $conditions) . ' ORDER BY p.ID',
            Languages::GROUP_META,
            ...$values,
        );
    }

    /** @return non-empty-list<Status> in which those who own or co-edit it read it */
    private static function statuses(ContentType $type): array
    {
        return $type === ContentType::SupportedProject ? Status::sincePublication() : Status::listed();
    }

    /** @return array{string, list<int>} condition on the post, p, and its values */
    private function owned(int $userId, ContentType $type): array
    {
        if ($type !== ContentType::SupportedProject) {
            return ['p.post_author = %d', [$userId]];
        }
        $ids = $this->benefitingFrom($userId);

        return [$ids === [] ? '1 = 0' : 'p.ID IN (' . Database::placeholders($ids) . ')', $ids];
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
