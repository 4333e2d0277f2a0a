<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** Counts what waits among the records that a person owns or co-edits: one query, after that of their structures. */
final readonly class OwnCounts
{
    private const TYPES = [...OwnRecords::TYPES, ContentType::CommunityProfile, ContentType::CallForApplication];

    public function __construct(private Database $db, private OwnSelection $selection)
    {
    }

    /**
     * @return list<OwnCount> of each type
     * @throws DomainError forbidden for visitors
     */
    public function of(Viewer $viewer): array
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $counts = [];
        foreach ($this->rows($viewer) as $row) {
            $counts[(string) $row['type']][(string) $row['status']] = (int) $row['count'];
        }

        return array_map(static fn (ContentType $type): OwnCount => new OwnCount(
            $type,
            $counts[$type->value][Status::Draft->value] ?? 0,
            $counts[$type->value][Status::ToEdit->value] ?? 0,
        ), self::TYPES);
    }

    /** @return list<array<string, string|null>> */
    private function rows(Viewer $viewer): array
    {
        [$own, $values] = $this->selection->of($viewer, self::TYPES, [Status::Draft, Status::ToEdit]);
        $types = array_column(self::TYPES, 'value');
        $sentBack = "SELECT p.ID, p.post_type, %s, p.post_title, p.post_modified_gmt
            FROM {$this->db->table(ProposalStore::TABLE)} r JOIN {$this->db->wpdb->posts} p ON p.ID = r.post_id
            WHERE r.status = %s AND (p.post_author = %d OR r.user_id = %d) AND p.post_type IN (" . Database::placeholders($types) . ')';

        return $this->db->rows(
            "SELECT w.type, w.status, COUNT(DISTINCT g.meta_value) AS count FROM ({$own} UNION {$sentBack}) w
            JOIN {$this->db->wpdb->postmeta} g ON g.post_id = w.ID AND g.meta_key = %s GROUP BY w.type, w.status",
            ...$values,
            ...[Status::ToEdit->value, Status::ToEdit->value, $viewer->id, $viewer->id],
            ...$types,
            ...[Languages::GROUP_META],
        );
    }
}
