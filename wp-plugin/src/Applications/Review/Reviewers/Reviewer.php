<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

use DateTimeImmutable;

/** A person who was invited to review the applications of a call. */
final readonly class Reviewer
{
    /**
     * @param int $userId 0: the account is gone, or none has accepted yet
     * @param list<string> $languages that the person reads
     * @param list<string> $countries of the applications that they are meant for; none: all
     * @param string $email to which the invitation went; empty for members, and once it is accepted
     */
    public function __construct(
        public int $id,
        public int $callGroup,
        public int $userId,
        public ReviewerState $state,
        public array $languages,
        public array $countries,
        public DateTimeImmutable $invitedAt,
        public ?DateTimeImmutable $answeredAt,
        public string $email = '',
    ) {
    }
}
