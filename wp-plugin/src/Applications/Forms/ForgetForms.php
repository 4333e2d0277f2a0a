<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Priority;

/** Deletes the forms of a call with its last language. */
#[Priority(195)]
final readonly class ForgetForms implements ContentListener
{
    public function __construct(private Records $records, private FormStore $forms)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        if ($change->after === null && $record->type === ContentType::CallForApplication && $this->records->findGroups([$record->groupId]) === []) {
            $this->forms->forgetCall($record->groupId);
        }
    }
}
