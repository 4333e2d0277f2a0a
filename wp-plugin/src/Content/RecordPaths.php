<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Config;

/** Addresses of records on the site. */
final readonly class RecordPaths
{
    public function __construct(private Config $config)
    {
    }

    /** Path of its present or future page; structures are in the directory. Null where the type has no archive. */
    public function of(Record $record): ?string
    {
        $archive = $this->config->archivePath($record->type->searchType()->value, $record->language->value);

        return $archive === null ? null : "{$archive}{$record->slug}/";
    }
}
