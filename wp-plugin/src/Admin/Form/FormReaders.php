<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Pickers\UserSearch;

/** Makes the reader of one posted form. */
final readonly class FormReaders
{
    public function __construct(private RecordSearch $records, private UserSearch $users, private Attachments $attachments)
    {
    }

    public function of(int $userId): FormReader
    {
        return new FormReader($this->records, $this->users, $this->attachments, $userId);
    }
}
