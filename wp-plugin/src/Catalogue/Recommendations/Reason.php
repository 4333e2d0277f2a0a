<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Languages\Lang;
use Passerelle\Catalogue\Recommendations\Ranking\ReasonCode;

final readonly class Reason
{
    /**
     * @param string $field of the item, without whose value it would not be recommended for this reason
     * @param string $value what is quoted: a name in the language of the reader, a sentence as it was written, an instant
     * @param Lang $language of the value
     */
    public function __construct(public ReasonCode $code, public string $field, public string $value, public Lang $language)
    {
    }
}
