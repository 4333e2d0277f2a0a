<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use DateTimeImmutable;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** The moderation record of spec section 4, one for each decision on a post. */
final readonly class StoredDecision
{
    /**
     * @param int $moderatorId user id; 0 when the account is gone
     * @param string $reasonText never for the owner
     * @param string $field that the comment is about; '' for none
     */
    public function __construct(
        public int $id,
        public int $groupId,
        public int $postId,
        public ContentType $type,
        public Target $target,
        public Decision $decision,
        public Status $before,
        public int $moderatorId,
        public DateTimeImmutable $decidedAt,
        public string $comment,
        public ?RejectionReason $reason,
        public string $reasonText,
        public string $field,
    ) {
    }
}
