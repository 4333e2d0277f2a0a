<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Calls\ManagementMode;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;

/** A call that people have applied to is not deleted, by whichever way it is tried; one that something was sent to stays on the platform. */
#[Priority(140)]
final readonly class KeepWithApplications implements ContentListener
{
    public function __construct(private Applications $applications)
    {
    }

    /** @throws DomainError invalid_transition · invalid_fields at "managementMode" */
    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        $leavesPlatform = $change->before !== null && $change->after !== null && ManagementMode::Internal->isOf($change->before) && !ManagementMode::Internal->isOf($change->after);
        if ($record->type === ContentType::CallForApplication && $leavesPlatform && $this->applications->sentAmong([$record->groupId]) !== []) {
            throw DomainError::invalid([new FieldError('managementMode', 'mode_with_applications')]);
        }
        if ($record->type === ContentType::CallForApplication && $change->cause->action === Transition::Trash && $this->applications->among([$record->groupId]) !== []) {
            throw new DomainError('invalid_transition');
        }
    }
}
