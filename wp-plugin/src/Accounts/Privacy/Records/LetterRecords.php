<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Issues\IssueTables;
use Passerelle\Newsletter\Issues\PersonalLetters;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Letters of the newsletter to an address. They name it by its subscription only, which is erased by its own records. */
#[Priority(150)]
final readonly class LetterRecords implements PersonalRecords, AddressRecords
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

    public function ofAddress(string $email): iterable
    {
        return $this->letters->of($email);
    }

    public function eraseAddress(string $email): int
    {
        return 0;
    }
}
