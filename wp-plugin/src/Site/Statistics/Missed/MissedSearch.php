<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Missed;

use Passerelle\Languages\Lang;

/** How often words found nothing. */
final readonly class MissedSearch
{
    /**
     * @param string $words folded
     * @param string $day the only one, or the last one: YYYY-MM-DD, UTC
     * @param int $searches each visitor once a day
     */
    public function __construct(public Lang $language, public string $words, public string $day, public int $searches)
    {
    }
}
