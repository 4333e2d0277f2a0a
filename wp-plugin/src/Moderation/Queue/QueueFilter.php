<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decision;

/** What a validator looks for; null: any. */
final readonly class QueueFilter
{
    /**
     * @param Decision $status moderation status
     * @param int|null $validator user id of somebody who has decided on it before
     * @param int|null $member user id of its owner
     * @param string|null $sector key of a sector of either level
     * @param string|null $country ISO code
     * @param int|null $olderThanDays days since when it has the status
     * @param bool $overdue only what waits too long, or has no country with a validator
     */
    public function __construct(
        public ?ContentType $type = null,
        public Decision $status = Decision::Pending,
        public ?int $validator = null,
        public ?int $member = null,
        public ?string $sector = null,
        public ?string $country = null,
        public ?int $olderThanDays = null,
        public ?Lang $language = null,
        public bool $overdue = false,
    ) {
    }
}
