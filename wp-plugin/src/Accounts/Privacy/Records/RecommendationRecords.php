<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\Letters\LetterTables;
use Passerelle\Applications\Letters\PersonalLetters;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\EmailAddress;
use WP_User;

/** Letters of recommendation that an address was asked for. Those that a person asked for are part of their applications. */
#[Priority(144)]
final readonly class RecommendationRecords implements PersonalRecords, AddressRecords
{
    public function __construct(private PersonalLetters $letters)
    {
    }

    public function key(): string
    {
        return 'recommendation-letters';
    }

    public function tables(): array
    {
        return [LetterTables::LETTERS, LetterTables::LINKS, LetterTables::FILES];
    }

    public function of(int $userId): iterable
    {
        $user = get_userdata($userId);

        return $user instanceof WP_User ? $this->letters->of(EmailAddress::normalise($user->user_email)) : [];
    }

    public function erase(Erasure $erasure): void
    {
        $this->letters->erase(EmailAddress::normalise($erasure->email));
    }

    public function ofAddress(string $email): iterable
    {
        return $this->letters->of($email);
    }

    public function eraseAddress(string $email): int
    {
        return $this->letters->erase($email);
    }
}
