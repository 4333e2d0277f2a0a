<?php

declare(strict_types=1);

namespace Passerelle\Content;

/**
 * Told to every listener inside the transaction that changes a record, whichever way the change came (an action,
 * WordPress's trash, the scheduler). Before or after is null when the post did not or does no longer exist.
 */
final readonly class ContentChanged
{
    public function __construct(
        public ?Record $before,
        public ?Record $after,
    ) {
    }

    public function record(): Record
    {
        return $this->after ?? $this->before ?? throw new \LogicException('A change has a record.');
    }

    /** True when what the public sees may differ. */
    public function isPublic(): bool
    {
        return $this->before?->status->isPublic() === true || $this->after?->status->isPublic() === true;
    }
}
