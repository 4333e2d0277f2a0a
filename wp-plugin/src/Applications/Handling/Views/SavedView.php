<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Views;

/** Filters, order and columns of the list of a call’s applications, under a name. */
final readonly class SavedView
{
    /**
     * @param int $userId who saved it; 0: a shared one whose account is gone
     * @param bool $isShared with all who handle the applications
     * @param string $search query of the address of the list, without question mark
     */
    public function __construct(public int $id, public int $userId, public bool $isShared, public string $name, public string $search)
    {
    }
}
