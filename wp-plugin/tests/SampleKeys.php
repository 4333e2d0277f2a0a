<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use Passerelle\Kernel\DerivedKeys;

/** Keys of a purpose as texts. */
final class SampleKeys
{
    public static function of(string $first, string ...$older): DerivedKeys
    {
        return new DerivedKeys(static fn (): array => [$first, ...array_values($older)]);
    }
}
