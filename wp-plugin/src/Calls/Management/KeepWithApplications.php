<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;

/** A call that people have applied to is not deleted, by whichever way it is tried. */
#[Priority(140)]
final readonly class KeepWithApplications implements ContentListener
{
    public function __construct(private Applications $applications)
    {
    }

    /** @throws DomainError invalid_transition */
    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        if ($record->type === ContentType::CallForApplication && $change->cause->action === Transition::Trash && $this->applications->existFor($record->groupId)) {
            throw new DomainError('invalid_transition');
        }
    }
}
