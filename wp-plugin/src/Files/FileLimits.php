<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Kernel\Config;

/** Types and sizes of uploads by purpose: limits.json, and the site's setting for logos. */
final readonly class FileLimits
{
    public function __construct(private Config $config)
    {
    }

    /** @return list<string> accepted MIME types */
    public function types(FilePurpose $purpose): array
    {
        return $purpose->types($this->config);
    }

    /** Largest size in bytes. */
    public function bytes(FilePurpose $purpose): int
    {
        $standard = $this->config->limit('files', $purpose->sizeLimit());

        return $purpose === FilePurpose::Logo ? (LogoSize::configured()?->bytes() ?? $standard) : $standard;
    }
}
