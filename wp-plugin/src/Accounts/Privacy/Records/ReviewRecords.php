<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\Review\PersonalReviews;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Kernel\Composition\Priority;

/** Reviews of applications by a person. Scores stay as numbers. */
#[Priority(147)]
final readonly class ReviewRecords implements PersonalRecords, AddressRecords
{
    public function __construct(private PersonalReviews $reviews)
    {
    }

    public function key(): string
    {
        return 'reviews';
    }

    public function tables(): array
    {
        return [ReviewTables::REVIEWERS, ReviewTables::CONFLICTS, ReviewTables::ASSIGNMENTS, ReviewTables::SCORES];
    }

    public function of(int $userId): iterable
    {
        return $this->reviews->of($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->reviews->erase($erasure->userId);
        $this->reviews->eraseAddress($erasure->email);
    }

    public function ofAddress(string $email): iterable
    {
        return $this->reviews->ofAddress($email);
    }

    public function eraseAddress(string $email): int
    {
        return $this->reviews->eraseAddress($email);
    }
}
