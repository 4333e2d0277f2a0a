<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reviewers;

/** Whom those who run a call invite to review, as asked: a member by account or by public profile, or an address. */
final readonly class ReviewerRequest
{
    /**
     * @param int $callId in either language
     * @param int|null $memberId id of a public profile, instead of the account
     * @param list<string> $languages that the person reads
     * @param list<string> $countries of the applications that they are meant for; none: all
     * @param string $email instead of a member; empty: none
     */
    public function __construct(public int $callId, public ?int $userId, public ?int $memberId, public array $languages, public array $countries, public string $email = '')
    {
    }
}
