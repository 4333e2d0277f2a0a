<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;
use Passerelle\Kernel\Config;

/** The value of a limit of `config/limits.json`, as the argument of a constructor. */
#[Attribute(Attribute::TARGET_PARAMETER)]
final readonly class Limit
{
    public const PER_MINUTE = 60;
    public const PER_HOUR = 3_600;
    public const PER_DAY = 86_400;

    /** @param int $times by what the limit is multiplied: the seconds of its unit */
    public function __construct(public string $group, public string $name, public int $times = 1)
    {
    }

    public static function of(Config $config, string $group, string $name, int $times): int
    {
        return $config->limit($group, $name) * $times;
    }
}
