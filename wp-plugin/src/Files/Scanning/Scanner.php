<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

interface Scanner
{
    /**
     * @param string $path of a readable file
     * @throws ScannerUnavailable without a verdict: the scan is retried
     */
    public function scan(string $path): ScanResult;
}
