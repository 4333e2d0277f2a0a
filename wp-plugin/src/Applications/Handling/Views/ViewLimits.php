<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Views;

use Passerelle\Kernel\Composition\Limit;

/** How long and how many saved views may be. */
final readonly class ViewLimits
{
    /**
     * @param int $name characters
     * @param int $search characters
     * @param int $perPerson own views of a call
     * @param int $shared views of a call
     */
    public function __construct(
        #[Limit('applicationViews', 'name')] public int $name,
        #[Limit('applicationViews', 'search')] public int $search,
        #[Limit('applicationViews', 'perPerson')] private int $perPerson,
        #[Limit('applicationViews', 'shared')] private int $shared,
    ) {
    }

    public function most(bool $isShared): int
    {
        return $isShared ? $this->shared : $this->perPerson;
    }
}
