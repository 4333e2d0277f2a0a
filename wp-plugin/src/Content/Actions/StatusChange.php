<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use DateTimeImmutable;
use Passerelle\Accounts\Viewer;
use Passerelle\Content\Transition;

/** A step that somebody wants one post to take. */
final readonly class StatusChange
{
    /**
     * @param DateTimeImmutable|null $at Schedule: when to publish, at least a minute ahead. Publish: the date of a publication that
     *     took place elsewhere, for imports and demo content; never from a form. Ignored otherwise.
     * @param int|null $expectedVersion the version that the person saw; null: whatever it is now
     * @param bool $sameTextsConfirmed Publish, Schedule: the actor confirms that required texts equal those of the source language
     */
    public function __construct(
        public Viewer $actor,
        public int $id,
        public Transition $transition,
        public ?int $expectedVersion = null,
        public ?DateTimeImmutable $at = null,
        public bool $sameTextsConfirmed = false,
    ) {
    }
}
