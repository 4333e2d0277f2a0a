<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use Passerelle\Applications\Handling\Tags\TagStore;
use Passerelle\Applications\Handling\Views\ViewStore;
use Passerelle\Applications\LateLinks\LateLinkStore;

/** What those who run a call have stored about its applications as a whole. */
final readonly class TeamData
{
    public function __construct(private LateLinkStore $lateLinks, private TagStore $tags, private ViewStore $views)
    {
    }

    /** Deletes all of a call that is deleted for good. */
    public function forgetCall(int $callGroup): void
    {
        $this->lateLinks->forgetCall($callGroup);
        $this->tags->forgetCall($callGroup);
        $this->views->forgetCall($callGroup);
    }
}
