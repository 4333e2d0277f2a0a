<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use Passerelle\Calls\CallDates;
use Passerelle\Calls\CallState;
use Passerelle\Languages\Lang;

/** What filters and orders need of a call. */
final readonly class OwnCallPost
{
    /** @param string $modifiedAt UTC, "Y-m-d H:i:s" */
    public function __construct(
        public int $id,
        public int $groupId,
        public ?Lang $language,
        public CallState $state,
        public CallDates $dates,
        public string $title,
        public string $modifiedAt,
    ) {
    }
}
