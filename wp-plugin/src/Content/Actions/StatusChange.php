<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use DateTimeImmutable;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Requested transition of one post. */
final readonly class StatusChange
{
    /** Path of its error when the reason is missing. */
    public const REASON = 'reason';

    /**
     * @param DateTimeImmutable|null $at Schedule: when to publish, at least a minute ahead. Publish: the date of a publication that
     *     took place elsewhere, for imports and demo content; never from a form. Ignored otherwise.
     * @param int|null $expectedVersion the version that was loaded; null: no check
     * @param bool $sameTextsConfirmed Publish, Schedule: the actor confirms that required texts equal those of the source language
     * @param Status|null $target chosen target, for transitions with several
     * @param string $reason for transitions that need one, or a comment; stored in the audit log
     */
    public function __construct(
        public Viewer $actor,
        public int $id,
        public Transition $transition,
        public ?int $expectedVersion = null,
        public ?DateTimeImmutable $at = null,
        public bool $sameTextsConfirmed = false,
        public ?Status $target = null,
        public string $reason = '',
    ) {
    }
}
