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

    /** Null for records that are not public or have no page. */
    public function of(Record $record): ?string
    {
        $archive = $this->config->archivePath($record->type->value, $record->language->value);
        $origin = PublicOrigin::configured();
        $hasPage = $archive !== null && $record->type !== \Passerelle\Model\ContentType::CommunityProfile;

        return $hasPage && $record->status->isPublic() && $origin !== ''
            ? "{$origin}{$archive}{$record->slug}/"
            : null;
    }
}
