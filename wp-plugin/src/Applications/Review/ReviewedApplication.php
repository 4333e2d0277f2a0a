<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Applications\Stage;

/** An application that was sent and may be reviewed. */
final readonly class ReviewedApplication
{
    /**
     * @param int $userId who began it
     * @param int $structureGroup 0: the person applies for themselves
     * @param string $language of the answers
     * @param int $sentNumber of the version that counts
     */
    public function __construct(
        public int $id,
        public int $submissionId,
        public Stage $stage,
        public string $number,
        public int $userId,
        public int $structureGroup,
        public string $language,
        public int $sentNumber,
    ) {
    }
}
