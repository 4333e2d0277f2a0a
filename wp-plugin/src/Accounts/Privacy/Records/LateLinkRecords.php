<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\LateLinks\LateLinkStore;
use Passerelle\Applications\LateLinks\LateLinkTables;
use Passerelle\Applications\LateLinks\PersonalLateLinks;
use Passerelle\Kernel\Composition\Priority;

/** Late links that a person got end with the account; those that the person gave stay, without a name. */
#[Priority(146)]
final readonly class LateLinkRecords implements PersonalRecords, AddressRecords
{
    public function __construct(private PersonalLateLinks $personal, private LateLinkStore $links)
    {
    }

    public function key(): string
    {
        return 'late-links';
    }

    public function tables(): array
    {
        return [LateLinkTables::LINKS];
    }

    public function of(int $userId): iterable
    {
        return $this->personal->of($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->links->erase($erasure->userId);
    }

    public function ofAddress(string $email): iterable
    {
        return $this->personal->ofAddress($email);
    }

    public function eraseAddress(string $email): int
    {
        return $this->links->eraseAddress($email);
    }
}
