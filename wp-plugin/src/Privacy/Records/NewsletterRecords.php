<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\PersonalRecords;

/** The subscription of the account's address. Erasure leaves its proofs, without the address. */
final readonly class NewsletterRecords implements PersonalRecords
{
    public function __construct(private AccountSubscriptions $newsletter)
    {
    }

    public function key(): string
    {
        return 'newsletter';
    }

    public function tables(): array
    {
        return [NewsletterTables::SUBSCRIBERS, NewsletterTables::REQUESTS, NewsletterTables::PROOFS];
    }

    public function of(int $userId): iterable
    {
        return $this->newsletter->dataOf($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->newsletter->erase($erasure->userId);
    }
}
