<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories\Documents;

/** The anti-virus test signature, put together so that it never stands in a file of the repository. */
final class EicarText
{
    public static function text(): string
    {
        return implode('', ['X5O!P%@AP', '[4\PZX54(P^)', '7CC)7}$', 'EICAR', '-STANDARD-', 'ANTIVIRUS-', 'TEST-FILE', '!$H+H*']);
    }
}
