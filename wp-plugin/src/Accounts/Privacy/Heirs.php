<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Rights\ViewerFactory;

/** Accounts to which a person may transfer published items: active members of the same structures. */
final readonly class Heirs
{
    public function __construct(private Structures $structures, private AccountState $accounts, private DeletionPlans $plans, private ViewerFactory $viewers)
    {
    }

    /** @return array<int, string> names by id */
    public function of(int $userId): array
    {
        return array_filter(
            $this->structures->otherMembersOf($userId),
            fn (int $id): bool => $this->accounts->isActive($this->viewers->of($id)) && $this->plans->of($id) === null,
            ARRAY_FILTER_USE_KEY,
        );
    }
}
