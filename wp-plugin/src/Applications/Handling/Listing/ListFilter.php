<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use DateTimeImmutable;
use Passerelle\Applications\Submissions\SubmissionState;

/** Which applications to a call are listed, and in which order. */
final readonly class ListFilter
{
    /**
     * @param SubmissionState|null $state of those that are not withdrawn; `draft`: sent, and taken back
     * @param string $country ISO 3166 alpha-2; '' for all
     * @param string $language of the answers; '' for all
     * @param DateTimeImmutable|null $since those whose version that counts was sent at this instant or later
     * @param string $search words of names and answers, all of which are found
     * @param bool $isAsked only those of which something is asked that was not answered yet
     * @param string $by id of the question by which it is sorted
     * @param int $tag id of a tag that they have; 0: any
     * @param bool $isDuplicate only those with a likely duplicate
     * @param bool $isUnread only those with messages that the person has not read
     */
    public function __construct(
        public ?SubmissionState $state = null,
        public ?bool $isWithdrawn = null,
        public string $country = '',
        public string $language = '',
        public ?ApplicantKind $kind = null,
        public ?DateTimeImmutable $since = null,
        public string $search = '',
        public bool $isAsked = false,
        public ListSort $sort = ListSort::Newest,
        public bool $isUnread = false,
        public string $by = '',
        public int $tag = 0,
        public bool $isDuplicate = false,
    ) {
    }
}
