<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Content\Record;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** Structures with members and items. */
abstract class LifecycleTestCase extends IntegrationTestCase
{
    protected Viewer $owner;
    protected Viewer $member;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->member = $this->users->beneficiaire();
    }

    /** @param array<int, array{string, string}> $members role and status by user id */
    protected function structure(array $members, string $title = 'Les Tisserands'): Record
    {
        return $this->content->published(ContentType::Structure, ['members' => self::rows($members)], title: $title, ownerId: array_key_first($members));
    }

    /** @return array<int, array{string, string}> the owner, a member, somebody who asked and somebody who is invited */
    protected function everyState(): array
    {
        return [
            $this->owner->id => ['owner', 'member'],
            $this->member->id => ['member', 'member'],
            $this->users->beneficiaire()->id => ['member', 'pretender'],
            $this->users->beneficiaire()->id => ['guest', 'guest'],
        ];
    }

    /**
     * @param array<int, array{string, string}> $members
     * @return list<array{user: int, role: string, status: string}>
     */
    protected static function rows(array $members): array
    {
        return array_map(static fn (int $user, array $of): array => ['user' => $user, 'role' => $of[0], 'status' => $of[1]], array_keys($members), array_values($members));
    }

    /** @return array<int, array{string, string}> role and status by user id */
    protected function members(Record $structure): array
    {
        $members = [];
        foreach ((new MembershipStore($this->db))->list($structure->groupId)->memberships as $userId => $membership) {
            $members[$userId] = [$membership->role->value, $membership->status->value];
        }

        return $members;
    }

    /** @param array<string, mixed> $values */
    protected function item(Record $structure, Viewer $author, array $values = [], ContentType $type = ContentType::Initiative): Record
    {
        return $this->content->published($type, ['organiserId' => $structure->groupId, ...$values], ownerId: $author->id);
    }

    protected function statusOf(Record $record): string
    {
        return $this->reload($record)->status->value;
    }

    /** @return list<string> actions of the audit log about the record, the oldest first */
    protected function actionsOn(Record $record): array
    {
        return array_map(static fn ($line): string => $line->action, $this->plugin->get(AuditLines::class)->ofGroup($record->groupId));
    }

    /** @return array<int, string> the last event by user id, of notices about the structure */
    protected function notices(Record $structure): array
    {
        $events = [];
        $table = $this->db->table('notices');
        foreach ($this->db->rows("SELECT user_id, data FROM {$table} WHERE group_id = %d ORDER BY id", $structure->groupId) as $row) {
            /** @var array<string, string> $data */
            $data = json_decode((string) $row['data'], true);
            $events[(int) $row['user_id']] = $data[MembershipNotices::EVENT] ?? '';
        }
        ksort($events);

        return $events;
    }
}
