<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** How the answers to a question are handled. */
final readonly class Handling
{
    /**
     * @param bool $isHiddenInReview hidden from the reviewers of a blind review
     * @param bool $isStatistical only counted, never shown with a name
     * @param bool $isPersonal personal data
     * @param bool $countsForPlaces minimum numbers of places may depend on the answer, to which applicants agree by giving it
     */
    public function __construct(
        public bool $isHiddenInReview = false,
        public bool $isStatistical = false,
        public bool $isPersonal = false,
        public bool $countsForPlaces = false,
    ) {
    }
}
