<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\PersonalData;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** The subscription of an address. Erasure leaves its proofs, without the address. */
#[Priority(140)]
final readonly class NewsletterRecords implements PersonalRecords, AddressRecords
{
    public function __construct(private AccountSubscriptions $newsletter, private PersonalData $data)
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

    public function ofAddress(string $email): iterable
    {
        return $this->data->of($email);
    }

    public function eraseAddress(string $email): int
    {
        return $this->data->erase($email, ProofSource::Team) ? 1 : 0;
    }
}
