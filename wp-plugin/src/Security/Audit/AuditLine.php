<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\StoredInstant;

/** A stored line. Its hash covers everything in it and, by the hash of the line before, all earlier lines. */
final readonly class AuditLine
{
    /**
     * @param string $actor pseudonym of an account; '' for the system
     * @param list<string> $roles
     * @param list<string> $fields
     */
    private function __construct(
        public int $id,
        public DateTimeImmutable $at,
        public string $actor,
        public array $roles,
        public int $postId,
        public int $groupId,
        public string $action,
        public string $before,
        public string $after,
        public array $fields,
        public string $reason,
        public string $keyName,
        public string $previousHash,
        public string $hash = '',
    ) {
    }

    /**
     * The line that follows the head; its hash is not computed yet.
     *
     * @param string $account pseudonym of the account that it is about; '' for none
     */
    public static function after(AuditHead $head, AuditEntry $entry, string $actor, string $account, Clock $clock, string $keyName): self
    {
        return new self(
            $head->lastId + 1,
            $clock->now(),
            $actor,
            $entry->roles,
            $entry->postId,
            $entry->groupId,
            $entry->action,
            $entry->before,
            $entry->after,
            $entry->fields,
            mb_scrub(trim(($account === '' ? '' : "account={$account} ") . $entry->reason), 'UTF-8'),
            $keyName,
            $head->lastHash,
        );
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        $text = static fn (string $column): string => (string) ($row[$column] ?? '');
        $list = static fn (string $joined): array => $joined === '' ? [] : explode(',', $joined);

        return new self(
            (int) $text('id'),
            new DateTimeImmutable($text('at'), new DateTimeZone('UTC')),
            $text('actor'),
            $list($text('roles')),
            (int) $text('post_id'),
            (int) $text('group_id'),
            $text('action'),
            $text('before_status'),
            $text('after_status'),
            $list($text('fields')),
            $text('reason'),
            $text('key_name'),
            $text('previous_hash'),
            $text('hash'),
        );
    }

    /** What is hashed: everything but the hash itself, always written in the same way. */
    public function canonical(): string
    {
        return json_encode($this->columns(), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    /** @return array<string, int|string> by column, without the hash */
    public function columns(): array
    {
        return [
            'id' => $this->id,
            'at' => $this->at->format(StoredInstant::FORMAT),
            'actor' => $this->actor,
            'roles' => implode(',', $this->roles),
            'post_id' => $this->postId,
            'group_id' => $this->groupId,
            'action' => $this->action,
            'before_status' => $this->before,
            'after_status' => $this->after,
            'fields' => implode(',', $this->fields),
            'reason' => $this->reason,
            'key_name' => $this->keyName,
            'previous_hash' => $this->previousHash,
        ];
    }
}
