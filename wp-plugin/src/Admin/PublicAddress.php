<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;

/** URL of a record on the public site. */
final readonly class PublicAddress
{
    public function __construct(private Config $config)
    {
    }

    /** Null for records that are not public. */
    public function of(Record $record): ?string
    {
        $archive = $this->config->archivePath($record->type->searchType()->value, $record->language->value);
        $origin = PublicOrigin::configured();

        return $archive !== null && $record->status->isPublic() && $origin !== ''
            ? "{$origin}{$archive}{$record->slug}/"
            : null;
    }
}
