<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** A budget: the amounts of the rows of income and of expenditure must be equal. */
final readonly class Balance
{
    /**
     * @param string $amount id of the column of amounts or numbers
     * @param string $side id of the column that says what a row is
     * @param string $income id of its choice for income
     * @param string $expenditure id of its choice for expenditure
     */
    public function __construct(public string $amount, public string $side, public string $income, public string $expenditure)
    {
    }
}
