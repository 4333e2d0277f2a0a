<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Calls\Management\Dates\ChangeClosing;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Performs a requested action on a call. */
final readonly class ChangeCall
{
    public function __construct(
        private SaveCall $save,
        private ChangeStatus $changeStatus,
        private EditorRecords $editing,
        private CallSteps $steps,
        private ChangeClosing $closing,
        private DuplicateCall $duplicate,
        private RequestRules $rules,
    ) {
    }

    /** @throws DomainError not_found, also for unpublished calls of others · rights_create_call, rights_edit_call · those of SaveContent and ChangeStatus */
    public function __invoke(Viewer $viewer, CallRequest $request): Record
    {
        $record = $request->id === null ? null : $this->editing->find($viewer, $request->id, ContentType::CallForApplication);
        // Who may not take the step does not learn what is wrong with what they sent.
        $this->requireRights($viewer, $request, $record);
        $this->rules->require($request);
        if ($record !== null && $request->action === CallAction::Duplicate) {
            return ($this->duplicate)($viewer, $record);
        }
        if ($record !== null && $request->action->takesClosing()) {
            return ($this->closing)($viewer, $request, $record);
        }

        return ($this->save)($viewer, $request, $record);
    }

    /** @throws DomainError rights_create_call, rights_edit_call, invalid_transition, stale_version */
    private function requireRights(Viewer $viewer, CallRequest $request, ?Record $record): void
    {
        if ($record === null || $request->action === CallAction::Duplicate) {
            $this->steps->requireNew($viewer);
        } elseif ($request->action !== CallAction::Save) {
            $transition = $this->steps->transition($viewer, $request->action, $record);
            $this->changeStatus->require(new StatusChange($viewer, $record->id, $transition, $request->version), $record);
        }
    }
}
