<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\NewsletterIssues\IssueTables;
use Passerelle\NewsletterIssues\PersonalLetters;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\PersonalRecords;

/** Letters of the newsletter to the account's address. They name it by its subscription only, which is erased by its own records. */
final readonly class LetterRecords implements PersonalRecords
{
    public function __construct(private PersonalLetters $letters)
    {
    }

    public function key(): string
    {
        return 'letters';
    }

    public function tables(): array
    {
        return [IssueTables::LETTERS];
    }

    public function of(int $userId): iterable
    {
        return $this->letters->of(AccountSubscriptions::addressOf($userId));
    }

    public function erase(Erasure $erasure): void
    {
    }
}
