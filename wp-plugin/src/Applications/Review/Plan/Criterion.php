<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

use Passerelle\Applications\Forms\Document\Wording;

/** What reviewers judge. */
final readonly class Criterion
{
    /**
     * @param Wording $wording label, and guidance as its help
     * @param int $weight 0: shown, never summed
     */
    public function __construct(public string $id, public Wording $wording, public int $weight, public Scale $scale, public bool $isCommentRequired)
    {
    }
}
