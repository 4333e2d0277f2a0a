<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Opportunities;

/** The two fields of opportunities: what one offers is what another seeks. Values: their keys in the Definitions. */
enum Side: string
{
    case Offered = 'offered';
    case Sought = 'sought';

    public function other(): self
    {
        return $this === self::Offered ? self::Sought : self::Offered;
    }
}
