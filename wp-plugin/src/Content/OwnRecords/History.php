<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use DateTimeImmutable;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Content\Record;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;

/** When records got their status and what validators wrote to their owners, from the audit log: one query. */
final readonly class History
{
    private const DECISIONS = [
        Transition::Approve,
        Transition::SendBack,
        Transition::Reject,
        Transition::Publish,
        Transition::Schedule,
        Transition::AlterValid,
        Transition::AlterRejected,
    ];

    /** @param array<int, list<AuditLine>> $lines by post id, the oldest first */
    private function __construct(private array $lines)
    {
    }

    /** @param list<int> $groupIds */
    public static function read(AuditLines $audit, array $groupIds): self
    {
        $lines = [];
        foreach ($audit->statusChanges($groupIds) as $line) {
            $lines[$line->postId][] = $line;
        }

        return new self($lines);
    }

    /** Since when it waits for a validator; null when it does not, or nobody knows. */
    public function waitingSince(int $postId, Status $status): ?DateTimeImmutable
    {
        return $status === Status::Pending ? $this->lastInto($postId, Status::Pending)?->at : null;
    }

    /** The decision that its status comes from; null before the first one and while it waits. */
    public function decidedAt(Record $record): ?DateTimeImmutable
    {
        return $this->decision($record)?->at;
    }

    /** For the owner only while they have to change the record: reasons of other decisions are not theirs to read. */
    public function comment(Record $record): ?string
    {
        $decision = $record->status === Status::ToEdit ? $this->lastInto($record->id, Status::ToEdit) : null;

        return ($decision->reason ?? '') === '' ? null : $decision?->reason;
    }

    private function decision(Record $record): ?AuditLine
    {
        if (in_array($record->status, [Status::Draft, Status::Pending], true)) {
            return null;
        }

        return $this->last($record->id, static fn (AuditLine $line): bool => in_array(Transition::tryFrom($line->action), self::DECISIONS, true));
    }

    private function lastInto(int $postId, Status $status): ?AuditLine
    {
        return $this->last($postId, static fn (AuditLine $line): bool => $line->after === $status->value);
    }

    /** @param callable(AuditLine): bool $matches */
    private function last(int $postId, callable $matches): ?AuditLine
    {
        $lines = array_filter($this->lines[$postId] ?? [], $matches);

        return $lines === [] ? null : end($lines);
    }
}
