<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** What may follow from a report: measures are for administrators, and closing an account is an action of its own. */
final readonly class ReportMeasures
{
    public function __construct(private Records $records, private ChangeStatus $changeStatus, private AccountState $accounts)
    {
    }

    /** @return list<ReportOutcome> that the viewer may choose now */
    public function allowed(Viewer $viewer, Report $report): array
    {
        if (!$viewer->isAdministrator()) {
            return [ReportOutcome::NoConsequence];
        }

        return $this->accounts->isDisabled($report->content->reportedId)
            ? ReportOutcome::cases()
            : [ReportOutcome::NoConsequence, ReportOutcome::ProfileOffline];
    }

    /**
     * Takes the profile offline where that is the outcome. Within a transaction.
     *
     * @throws DomainError forbidden · invalid_transition: the account is not closed · invalid_fields with required of reason
     */
    public function apply(Viewer $viewer, Report $report, HandlingInput $input): void
    {
        if (!in_array($input->outcome, $this->allowed($viewer, $report), true)) {
            throw $viewer->isAdministrator() ? new DomainError('invalid_transition') : DomainError::forbidden();
        }
        if ($input->outcome !== ReportOutcome::ProfileOffline) {
            return;
        }
        $profile = $this->records->findGroups([$report->profileGroup])[$report->profileGroup] ?? [];
        foreach ($profile as $record) {
            if ($record->status->isPublic()) {
                // In this language, and with it in the others.
                ($this->changeStatus)(new StatusChange($viewer, $record->id, Transition::TakeOffline, reason: $input->reason));
                return;
            }
        }
    }
}
