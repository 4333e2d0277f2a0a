<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** What a member has published, without profile and structures. */
final readonly class PublishedRecords
{
    private const TYPES = [ContentType::Initiative, ContentType::Event, ContentType::Resource];

    public function __construct(private Database $db, private Records $records, #[Limit('members', 'published')] private int $limit)
    {
    }

    /** @return list<int> post ids, the latest first; one of each item, in the language where there is one */
    public function ids(int $userId, Lang $language): array
    {
        $types = array_column(self::TYPES, 'value');
        $public = array_column(Status::public(), 'value');
        if ($userId <= 0 || $public === []) {
            return [];
        }
        $ids = $this->db->ids(
            "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d AND post_type IN (" . Database::placeholders($types) . ') AND post_status IN ('
                . Database::placeholders($public) . ') ORDER BY post_date_gmt DESC, ID DESC LIMIT %d',
            $userId,
            ...$types,
            ...$public,
            ...[$this->limit * count(Lang::cases())],
        );
        $groups = [];
        foreach ($this->records->findMany($ids) as $record) {
            $groups[$record->groupId] = self::preferred($groups[$record->groupId] ?? null, $record, $language);
        }

        return array_slice(array_values(array_map(static fn (Record $record): int => $record->id, $groups)), 0, $this->limit);
    }

    private static function preferred(?Record $known, Record $record, Lang $language): Record
    {
        return $known === null || $record->language === $language ? $record : $known;
    }
}
