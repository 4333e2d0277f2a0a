<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\ModerationStatus;
use Passerelle\Content\Record;
use Passerelle\Content\RecordModeration;
use Passerelle\GraphQL\Times;

/** The decision that a record's status comes from, for its owner: never who decided, nor the text of another reason. */
final readonly class OwnerModeration implements RecordModeration
{
    public function __construct(private DecisionStore $store)
    {
    }

    public function of(Record $record): array
    {
        $status = ModerationStatus::of($record->status);
        $last = $this->store->lastOfMany([$record->id])[$record->id][Target::Record->value] ?? null;
        // While it waits, or after staff changed its status without a decision, the last one says nothing about it.
        $decision = $last === null || $last->decision === Decision::Pending || $last->decision->value !== $status ? null : ReadDecision::byOwner($last);

        return [
            'status' => $status,
            'date' => $decision === null ? null : Times::text($decision->decidedAt),
            'moderator' => null,
            'field' => ($decision->field ?? '') === '' ? null : $decision?->field,
            'comment' => ($decision->comment ?? '') === '' ? null : $decision?->comment,
            'rejectionReason' => $decision?->reason?->value,
        ];
    }

    public function comments(array $postIds): array
    {
        $comments = [];
        foreach ($this->store->lastOfMany($postIds) as $postId => $last) {
            $comment = isset($last[Target::Record->value]) ? ReadDecision::byOwner($last[Target::Record->value])->comment : '';
            if ($comment !== '') {
                $comments[$postId] = $comment;
            }
        }

        return $comments;
    }
}
