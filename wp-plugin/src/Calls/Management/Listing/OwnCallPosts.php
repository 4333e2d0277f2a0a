<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use Passerelle\Calls\CallDates;
use Passerelle\Calls\CallStates;
use Passerelle\Content\Field;
use Passerelle\Content\Values;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** Finds the calls that a person owns, manages or supports as a mentor, with two queries whatever their number. */
final readonly class OwnCallPosts
{
    private const PEOPLE = ['managerIds', 'mentorIds'];

    public function __construct(private Database $db, private Languages $languages, private CallStates $states)
    {
    }

    /** @return list<OwnCallPost> of all languages, the oldest first */
    public function of(Viewer $viewer): array
    {
        $rows = $viewer->isSignedIn() ? $this->rows($viewer->id) : [];
        $languages = $this->languages->ofMany(array_map(static fn (array $row): int => (int) $row['ID'], $rows));

        return array_map(function (array $row) use ($languages): OwnCallPost {
            $dates = CallDates::of(new Values(['opensAt' => $row['opens_at'], 'closesAt' => $row['closes_at']]));

            return new OwnCallPost(
                (int) $row['ID'],
                (int) $row['group_id'],
                $languages[(int) $row['ID']]->language,
                $this->states->at(Status::from((string) $row['post_status']), $dates),
                $dates,
                (string) $row['post_title'],
                (string) $row['post_modified_gmt'],
            );
        }, $rows);
    }

    /** Whether the person owns, manages or supports a call, whatever its status. */
    public function exist(Viewer $viewer): bool
    {
        return $viewer->isSignedIn() && $this->ids($viewer->id, 1) !== [];
    }

    /** @return list<array<string, string|null>> */
    private function rows(int $userId): array
    {
        $ids = $this->ids($userId);
        if ($ids === []) {
            return [];
        }
        $meta = $this->db->wpdb->postmeta;

        return $this->db->rows(
            "SELECT p.ID, p.post_status, p.post_title, p.post_modified_gmt, g.meta_value AS group_id, o.meta_value AS opens_at, c.meta_value AS closes_at
            FROM {$this->db->wpdb->posts} p
            JOIN {$meta} g ON g.post_id = p.ID AND g.meta_key = %s
            LEFT JOIN {$meta} o ON o.post_id = p.ID AND o.meta_key = %s
            LEFT JOIN {$meta} c ON c.post_id = p.ID AND c.meta_key = %s
            WHERE p.ID IN (" . Database::placeholders($ids) . ') ORDER BY p.ID',
            Languages::GROUP_META,
            Field::metaKeyOf('opensAt'),
            Field::metaKeyOf('closesAt'),
            ...$ids,
        );
    }

    /** @return list<int> */
    private function ids(int $userId, int $most = PHP_INT_MAX): array
    {
        $keys = array_map(Field::metaKeyOf(...), self::PEOPLE);
        $statuses = array_column(Status::listed(), 'value');
        // Lists of accounts are stored serialised, as "i:0;i:7;": an index is followed by a value.
        return $this->db->ids(
            "SELECT p.ID FROM {$this->db->wpdb->posts} p WHERE p.post_type = %s AND p.post_status IN (" . Database::placeholders($statuses) . ")
            AND (p.post_author = %d OR p.ID IN (SELECT m.post_id FROM {$this->db->wpdb->postmeta} m
                WHERE m.meta_key IN (" . Database::placeholders($keys) . ') AND m.meta_value LIKE %s))
            ORDER BY p.ID LIMIT %d',
            ContentType::CallForApplication->value,
            ...$statuses,
            ...[$userId],
            ...$keys,
            ...['%' . $this->db->wpdb->esc_like(";i:{$userId};") . '%', $most],
        );
    }
}
