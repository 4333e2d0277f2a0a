<?php

declare(strict_types=1);

namespace Passerelle\Content;

use LogicException;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\Model\Status;

/**
 * Logs every change of a record, whichever way it came, but one: what owners write into their own drafts is saved every few
 * seconds, nobody else sees it, and it would hide everything else.
 */
#[Priority(10)]
final readonly class RecordAudit implements ContentListener
{
    public function __construct(private AuditLog $log)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if (self::isOwnDraft($change)) {
            return;
        }
        $this->record($change->cause, $change->before, $change->after, self::changedFields($change));
    }

    /** @param list<string> $fields keys of what changed, or of what somebody wants to change */
    public function record(Cause $cause, ?Record $before, ?Record $after, array $fields): void
    {
        $record = $after ?? $before ?? throw new LogicException('A change has a record.');
        $this->log->record(new AuditEntry(
            $cause->actor->id,
            $cause->actor->roles,
            $record->id,
            $record->groupId,
            $cause->action->value,
            $before->status->value ?? '',
            $after->status->value ?? '',
            $fields,
            $cause->reason,
        ));
    }

    private static function isOwnDraft(ContentChanged $change): bool
    {
        return $change->before !== null
            && $change->after !== null
            && $change->before->status === $change->after->status
            && in_array($change->after->status, Status::editableByOwner(), true)
            && $change->before->ownerId === $change->after->ownerId
            && $change->after->ownerId === $change->cause->actor->id;
    }

    /** @return list<string> keys only: what stood there may be about persons */
    private static function changedFields(ContentChanged $change): array
    {
        if ($change->before === null || $change->after === null) {
            return [];
        }
        [$before, $after] = [self::values($change->before), self::values($change->after)];
        $keys = array_keys([...$before, ...$after]);
        $changed = array_filter($keys, static fn (string $key): bool => ($before[$key] ?? null) !== ($after[$key] ?? null));
        sort($changed);

        return $changed;
    }

    /** @return array<string, mixed> */
    private static function values(Record $record): array
    {
        return [
            ...$record->values->all(),
            'title' => $record->title,
            'slug' => $record->slug,
            'audience' => $record->audience->value,
            'owner' => $record->ownerId,
        ];
    }
}
