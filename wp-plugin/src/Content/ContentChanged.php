<?php

declare(strict_types=1);

namespace Passerelle\Content;

/**
 * Event for listeners, within the transaction that changes a record, whatever its cause (an action, WordPress's trash, the
 * scheduler). `before` is null for a new post, `after` for a deleted one.
 */
final readonly class ContentChanged
{
    public function __construct(
        public ?Record $before,
        public ?Record $after,
        public Cause $cause,
    ) {
    }

    public function record(): Record
    {
        return $this->after ?? $this->before ?? throw new \LogicException('A change has a record.');
    }

    /** True when the public view may have changed. */
    public function isPublic(): bool
    {
        return $this->before?->status->isPublic() === true || $this->after?->status->isPublic() === true;
    }

    /** True when the title or the visibility changed, which the pages of other records display. */
    public function changesOtherPages(): bool
    {
        return $this->before?->title !== $this->after?->title
            || $this->before?->status->isPublic() !== $this->after?->status->isPublic()
            || $this->before?->audience !== $this->after?->audience;
    }
}
