<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/**
 * Finds the EICAR test signature in bytes that arrive in pieces. It is harmless and shows, also without a virus scanner, that
 * contents are inspected.
 */
final class TestSignature
{
    /** In two halves, so that virus scanners do not detect this source file. */
    private const FIRST = 'X5O!P%@AP[4\PZX54(P^)7CC)7}$';
    private const SECOND = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

    private string $tail = '';

    /** @throws Refusal file_infected */
    public function read(string $bytes): void
    {
        $signature = self::FIRST . self::SECOND;
        $window = $this->tail . $bytes;
        if (str_contains($window, $signature)) {
            throw new Refusal(Reason::Infected, 'EICAR test signature');
        }
        $this->tail = substr($window, 1 - strlen($signature));
    }

    /** @throws Refusal file_infected */
    public static function refuseIn(string $bytes): void
    {
        (new self())->read($bytes);
    }
}
