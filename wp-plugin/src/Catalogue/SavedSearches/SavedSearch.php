<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use DateTimeImmutable;
use Passerelle\Notices\Preferences\MailTiming;

/** A search that a person saved. */
final readonly class SavedSearch
{
    /** @param MailTiming $alert when new items are mailed; Never: it is only saved */
    public function __construct(
        public int $id,
        public int $userId,
        public string $name,
        public SearchedFor $query,
        public MailTiming $alert,
        public DateTimeImmutable $createdAt,
    ) {
    }
}
