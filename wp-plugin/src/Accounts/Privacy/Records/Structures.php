<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\Status;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Structures\EndedTables;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\MembershipTables;

/** Memberships of a person. */
#[Priority(130)]
final readonly class Structures implements PersonalRecords
{
    private const OWNER = 'owner';
    private const ACCEPTED = 'member';

    public function __construct(private Database $db, private Records $records)
    {
    }

    public function key(): string
    {
        return 'memberships';
    }

    public function tables(): array
    {
        return [MembershipTables::MEMBERSHIPS, MembershipTables::TRANSFERS];
    }

    public function of(int $userId): iterable
    {
        $rows = $this->db->rows("SELECT group_id, role, status FROM {$this->table()} WHERE user_id = %d ORDER BY group_id", $userId);
        $groups = $this->records->findGroups(array_map(static fn (array $row): int => (int) $row['group_id'], $rows));
        foreach ($rows as $row) {
            $structure = $groups[(int) $row['group_id']] ?? [];
            yield [
                'structure' => (int) $row['group_id'],
                'names' => array_map(static fn (Record $record): string => $record->title, $structure),
                'role' => $row['role'],
                'status' => $row['status'],
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $erasure->userId);
        $this->db->execute("DELETE FROM {$this->db->table(MembershipTables::TRANSFERS)} WHERE from_user = %d OR to_user = %d", $erasure->userId, $erasure->userId);
        Memberships::forget($erasure->userId);
    }

    /** Another accepted owner of the structure, the one with the lowest id. */
    public function otherOwner(int $groupId, int $userId): ?int
    {
        return $this->ownerIn($this->table(), $groupId, $userId);
    }

    /** The same among the former owners of a deleted structure, who can restore it. */
    public function otherFormerOwner(int $groupId, int $userId): ?int
    {
        return $this->ownerIn($this->formerMembers(), $groupId, $userId);
    }

    /** Whether a deleted structure had other accepted members, for whom it can be restored. */
    public function hasOtherFormerMember(int $groupId, int $userId): bool
    {
        return $this->db->value(
            "SELECT user_id FROM {$this->formerMembers()} WHERE group_id = %d AND user_id <> %d AND status = %s LIMIT 1",
            $groupId,
            $userId,
            self::ACCEPTED,
        ) !== null;
    }

    /** @return string derived table of the members of deleted structures, without those whom a remaining structure had before a merge */
    private function formerMembers(): string
    {
        [$members, $structures] = [$this->db->table(EndedTables::MEMBERSHIPS), $this->db->table(EndedTables::STRUCTURES)];

        return "(SELECT members.group_id, members.user_id, members.role, members.status FROM {$members} members"
            . " JOIN {$structures} structures ON structures.id = members.ended_id AND structures.group_id = members.group_id) former";
    }

    private function ownerIn(string $table, int $groupId, int $userId): ?int
    {
        $id = $this->db->value(
            "SELECT MIN(user_id) FROM {$table} WHERE group_id = %d AND user_id <> %d AND role = %s AND status = %s",
            $groupId,
            $userId,
            self::OWNER,
            self::ACCEPTED,
        );

        return $id === null ? null : (int) $id;
    }

    /** @return list<string> names of structures whose only owner is the person, without drafts, which are deleted with the account */
    public function onlyOwnedBy(int $userId): array
    {
        $groups = $this->db->ids(
            "SELECT group_id FROM {$this->table()} WHERE user_id = %d AND role = %s AND status = %s ORDER BY group_id",
            $userId,
            self::OWNER,
            self::ACCEPTED,
        );
        return array_values($this->submitted(array_values(array_filter($groups, fn (int $groupId): bool => $this->otherOwner($groupId, $userId) === null))));
    }

    /**
     * @param list<int> $groups
     * @return array<int, string> names by group id of the structures among them that need an owner: not drafts, which are deleted with the account
     */
    public function submitted(array $groups): array
    {
        $names = [];
        foreach ($this->records->findGroups($groups) as $groupId => $languages) {
            $submitted = array_filter($languages, static fn (Record $record): bool => !in_array($record->status, [Status::AutoDraft, Status::Draft, Status::Trash], true));
            if ($submitted !== []) {
                $names[$groupId] = reset($submitted)->title;
            }
        }

        return $names;
    }

    /** @return array<int, string> names by id of accepted members of the same structures */
    public function otherMembersOf(int $userId): array
    {
        $ids = $this->db->ids(
            "SELECT DISTINCT other.user_id FROM {$this->table()} mine JOIN {$this->table()} other ON other.group_id = mine.group_id"
                . ' WHERE mine.user_id = %d AND mine.status = %s AND other.status = %s AND other.user_id <> %d ORDER BY other.user_id',
            $userId,
            self::ACCEPTED,
            self::ACCEPTED,
            $userId,
        );
        $names = [];
        foreach ($ids as $id) {
            $user = get_userdata($id);
            if ($user !== false) {
                $names[$id] = trim("{$user->first_name} {$user->last_name}");
            }
        }

        return array_filter($names, static fn (string $name): bool => $name !== '');
    }

    private function table(): string
    {
        return $this->db->table(MembershipTables::MEMBERSHIPS);
    }
}
