<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

/** Figures of somebody who decides. */
final readonly class ValidatorRow
{
    /**
     * @param int $userId 0 for accounts that are gone
     * @param string|null $name as displayed; null when the account is gone
     * @param int $altered final decisions of others or of their own
     */
    public function __construct(public int $userId, public ?string $name, public int $decided, public int $altered)
    {
    }
}
