<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** What validators decided on records, as their owners may read it. */
interface RecordModeration
{
    /** @return array{status: string|null, date: string|null, moderator: string|null, comment: string|null, rejectionReason: string|null} */
    public function of(Record $record): array;
}
