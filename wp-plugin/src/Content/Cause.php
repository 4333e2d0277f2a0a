<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Who changed a record, by what. */
final readonly class Cause
{
    /**
     * @param Viewer $actor anonymous: the system
     * @param bool $isRepeat it comes with a step in another language of the record just before, and people are notified with that
     */
    public function __construct(
        public Viewer $actor,
        public Transition|OtherChange $action,
        public string $reason = '',
        public bool $isRepeat = false,
    ) {
    }
}
