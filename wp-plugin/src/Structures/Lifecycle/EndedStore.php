<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\MembershipStatus;
use Passerelle\Structures\EndedTables;

/** Stores what is needed to bring structures back. */
final readonly class EndedStore
{
    private const DAY = 86_400;
    /** The field of a record that went to the trash as a whole. */
    private const WHOLE = '';

    /** @param int $restoreDays that a structure can be brought back */
    public function __construct(private Database $db, private Clock $clock, #[Limit('structures', 'restoreDays')] public int $restoreDays)
    {
    }

    /** Structures that ended earlier cannot be brought back. */
    public function oldest(): DateTimeImmutable
    {
        return $this->clock->now()->modify("-{$this->restoreDays} days");
    }

    public function daysLeft(EndedStructure $structure): int
    {
        return max(0, (int) ceil(($structure->endedAt->getTimestamp() - $this->oldest()->getTimestamp()) / self::DAY));
    }

    /** @return int id */
    public function add(int $groupId, int $intoGroup = 0): int
    {
        $this->db->execute(
            "INSERT INTO {$this->table(EndedTables::STRUCTURES)} (group_id, into_group, ended_at) VALUES (%d, %d, %s)",
            $groupId,
            $intoGroup,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    public function addMembers(int $endedId, int $groupId, MemberList $members): void
    {
        foreach ($members->memberships as $userId => $membership) {
            $this->db->execute(
                "INSERT INTO {$this->table(EndedTables::MEMBERSHIPS)} (ended_id, group_id, user_id, role, status) VALUES (%d, %d, %d, %s, %s)",
                $endedId,
                $groupId,
                $userId,
                $membership->role->value,
                $membership->status->value,
            );
        }
    }

    public function addTrashed(int $endedId, int $postId): void
    {
        $this->addRecord($endedId, new ReplacedReference($postId, self::WHOLE, [], ''));
    }

    public function addReference(int $endedId, ReplacedReference $reference): void
    {
        $this->addRecord($endedId, $reference);
    }

    public function ofGroup(int $groupId): ?EndedStructure
    {
        return $this->structures('WHERE group_id = %d', $groupId)[0] ?? null;
    }

    /** Within a transaction: nobody else brings it back or purges it until its end. */
    public function locked(int $groupId): ?EndedStructure
    {
        return $this->structures('WHERE group_id = %d FOR UPDATE', $groupId)[0] ?? null;
    }

    /** @return list<EndedStructure> the latest first */
    public function all(): array
    {
        return $this->structures('ORDER BY ended_at DESC, id DESC');
    }

    /** @return list<EndedStructure> */
    public function endedUntil(DateTimeImmutable $instant): array
    {
        return $this->structures('WHERE ended_at <= %s ORDER BY id', $instant->format(StoredInstant::FORMAT));
    }

    /** @return MemberList as it was */
    public function members(int $endedId, int $groupId): MemberList
    {
        $memberships = [];
        $sql = "SELECT user_id, role, status FROM {$this->table(EndedTables::MEMBERSHIPS)} WHERE ended_id = %d AND group_id = %d ORDER BY user_id";
        foreach ($this->db->rows($sql, $endedId, $groupId) as $row) {
            $memberships[(int) $row['user_id']] = new Membership(MembershipStatus::from((string) $row['status']), MembershipRole::from((string) $row['role']));
        }

        return new MemberList($memberships);
    }

    /** @return list<int> post ids */
    public function trashed(int $endedId): array
    {
        return $this->db->ids("SELECT post_id FROM {$this->table(EndedTables::RECORDS)} WHERE ended_id = %d AND field = %s ORDER BY post_id", $endedId, self::WHOLE);
    }

    /** @return list<ReplacedReference> */
    public function references(int $endedId): array
    {
        $sql = "SELECT post_id, field, places, digest FROM {$this->table(EndedTables::RECORDS)} WHERE ended_id = %d AND field <> %s ORDER BY post_id, field";

        return array_map(static fn (array $row): ReplacedReference => new ReplacedReference(
            (int) $row['post_id'],
            (string) $row['field'],
            array_values(array_filter((array) json_decode((string) $row['places'], true), is_int(...))),
            (string) $row['digest'],
        ), $this->db->rows($sql, $endedId, self::WHOLE));
    }

    /** @param list<string> $slugs former ones of the post */
    public function addSlugs(int $endedId, Record $record, array $slugs): void
    {
        foreach ($slugs as $slug) {
            $this->db->execute(
                "INSERT INTO {$this->table(EndedTables::SLUGS)} (ended_id, language, slug, post_id) VALUES (%d, %s, %s, %d)",
                $endedId,
                $record->language->value,
                $slug,
                $record->id,
            );
        }
    }

    /** @return array<int, list<string>> by post id */
    public function slugs(int $endedId): array
    {
        $slugs = [];
        foreach ($this->db->rows("SELECT slug, post_id FROM {$this->table(EndedTables::SLUGS)} WHERE ended_id = %d ORDER BY slug", $endedId) as $row) {
            $slugs[(int) $row['post_id']][] = (string) $row['slug'];
        }

        return $slugs;
    }

    /** @param array<int, int> $invitations number of the sending by id */
    public function addInvitations(int $endedId, array $invitations): void
    {
        foreach ($invitations as $id => $sending) {
            $this->db->execute("INSERT INTO {$this->table(EndedTables::INVITATIONS)} (ended_id, invitation_id, sending) VALUES (%d, %d, %d)", $endedId, $id, $sending);
        }
    }

    /** @return array<int, int> number of the sending by id */
    public function invitations(int $endedId): array
    {
        $invitations = [];
        $sql = "SELECT invitation_id, sending FROM {$this->table(EndedTables::INVITATIONS)} WHERE ended_id = %d ORDER BY invitation_id";
        foreach ($this->db->rows($sql, $endedId) as $row) {
            $invitations[(int) $row['invitation_id']] = (int) $row['sending'];
        }

        return $invitations;
    }

    public function delete(int $endedId): void
    {
        foreach (EndedTables::PARTS as $table) {
            $this->db->execute("DELETE FROM {$this->table($table)} WHERE ended_id = %d", $endedId);
        }
        $this->db->execute("DELETE FROM {$this->table(EndedTables::STRUCTURES)} WHERE id = %d", $endedId);
    }

    private function addRecord(int $endedId, ReplacedReference $reference): void
    {
        $this->db->execute(
            "INSERT INTO {$this->table(EndedTables::RECORDS)} (ended_id, post_id, field, places, digest) VALUES (%d, %d, %s, %s, %s)",
            $endedId,
            $reference->postId,
            $reference->field,
            json_encode($reference->places, JSON_THROW_ON_ERROR),
            $reference->digest,
        );
    }

    /** @return list<EndedStructure> */
    private function structures(string $condition, int|string ...$values): array
    {
        return array_map(static fn (array $row): EndedStructure => new EndedStructure(
            (int) $row['id'],
            (int) $row['group_id'],
            (int) $row['into_group'],
            StoredInstant::read((string) $row['ended_at']),
        ), $this->db->rows("SELECT id, group_id, into_group, ended_at FROM {$this->table(EndedTables::STRUCTURES)} {$condition}", ...$values));
    }

    private function table(string $name): string
    {
        return $this->db->table($name);
    }
}
