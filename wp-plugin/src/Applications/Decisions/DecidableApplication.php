<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use Passerelle\Applications\Submissions\SubmissionState;

/** An application on which those who run its call decide, or have decided. */
final readonly class DecidableApplication
{
    /**
     * @param string $name of who applies, as it was sent
     * @param int $handling version that those who run the call should have seen
     */
    public function __construct(
        public int $id,
        public int $submissionId,
        public string $number,
        public string $name,
        public SubmissionState $state,
        public int $handling,
        public int $userId,
        public int $structureGroup,
    ) {
    }
}
