<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use DateTimeImmutable;
use Passerelle\Notices\Preferences\MailTiming;

/** A search that a person saved. */
final readonly class SavedSearch
{
    /**
     * @param string $fingerprint of its query as it was saved, by which searches are ordered: a later release may read less of it
     * @param MailTiming $alert when new items are mailed; Never: it is only saved
     */
    public function __construct(
        public int $id,
        public int $userId,
        public string $name,
        public string $fingerprint,
        public SearchedFor $query,
        public MailTiming $alert,
        public DateTimeImmutable $createdAt,
    ) {
    }
}
