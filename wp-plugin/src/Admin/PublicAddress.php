<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;

/** Where a record is on the public site. */
final readonly class PublicAddress
{
    public function __construct(private Config $config)
    {
    }

    /** Null for what has no page of its own or is not public. */
    public function of(Record $record): ?string
    {
        $archive = $this->config->archivePath($record->type->value, $record->language->value);
        $origin = PublicOrigin::configured();
        $hasPage = $archive !== null && $record->type !== \Passerelle\Content\ContentType::CommunityProfile;

        return $hasPage && $record->status->isPublic() && $origin !== ''
            ? "{$origin}{$archive}{$record->slug}/"
            : null;
    }
}
