<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

interface Scanner
{
    /**
     * @param string $path of a readable file
     * @throws ScannerUnavailable when it gives no verdict: the file is asked about again
     */
    public function scan(string $path): ScanResult;
}
