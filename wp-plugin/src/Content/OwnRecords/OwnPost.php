<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Status;

/** What filters and orders need of a post. */
final readonly class OwnPost
{
    /** @param string $modifiedAt UTC, "Y-m-d H:i:s" */
    public function __construct(
        public int $id,
        public int $groupId,
        public ?Lang $language,
        public Status $status,
        public string $title,
        public string $modifiedAt,
    ) {
    }
}
