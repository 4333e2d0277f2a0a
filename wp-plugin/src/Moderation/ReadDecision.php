<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use DateTimeImmutable;

/** A decision as somebody may read it. */
final readonly class ReadDecision
{
    /**
     * @param int $moderatorId 0: not for this reader, or the account is gone
     * @param string $field of the form that the comment is about; '' for none
     */
    private function __construct(
        public Target $target,
        public Decision $decision,
        public DateTimeImmutable $decidedAt,
        public int $moderatorId,
        public string $comment,
        public ?RejectionReason $reason,
        public string $reasonText,
        public string $field,
    ) {
    }

    public static function byValidator(StoredDecision $decision): self
    {
        return new self(
            $decision->target,
            $decision->decision,
            $decision->decidedAt,
            $decision->moderatorId,
            $decision->comment,
            $decision->reason,
            $decision->reasonText,
            $decision->field,
        );
    }

    /** Owners read the reason, and the comment on what they are to change; never who decided nor the text of another reason. */
    public static function byOwner(StoredDecision $decision): self
    {
        $comment = $decision->decision === Decision::ToEdit ? $decision->comment : '';

        return new self($decision->target, $decision->decision, $decision->decidedAt, 0, $comment, $decision->reason, '', $comment === '' ? '' : $decision->field);
    }
}
