<?php

declare(strict_types=1);

namespace Passerelle\Tests;

/** Counts the statements that may change rows, from its construction to the end of the test. */
final class WriteCounter
{
    private const READS_ONLY = '~^\s*(?:SELECT|SHOW|SAVEPOINT|RELEASE SAVEPOINT|ROLLBACK TO)\b~i';

    public int $count = 0;

    public function __construct()
    {
        add_filter('query', function (string $query): string {
            $this->count += preg_match(self::READS_ONLY, $query) === 1 ? 0 : 1;

            return $query;
        });
    }
}
