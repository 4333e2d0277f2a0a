<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Calls\CallState;
use Passerelle\Calls\CallStates;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** The actions that a viewer may take with a call now. */
final readonly class CallSteps
{
    private const CLOSABLE = [CallState::Announced, CallState::Open, CallState::ClosingSoon];

    public function __construct(
        private ChangeStatus $changeStatus,
        private Policy $policy,
        private CallStates $states,
        private Applications $applications,
    ) {
    }

    /** @throws DomainError rights_create_call */
    public function requireNew(Viewer $viewer): void
    {
        if (!$this->policy->canCreate($viewer, ContentType::CallForApplication)) {
            throw new DomainError('rights_create_call');
        }
    }

    /**
     * The row of the table that the person takes; the first one, if they may take none.
     *
     * @param array<string, Record>|null $languages of the call, as for ChangeStatus::allows
     */
    public function transition(Viewer $viewer, CallAction $action, Record $call, ?array $languages = null): Transition
    {
        $rows = $action->transitions();
        foreach ($rows as $transition) {
            if ($this->changeStatus->allows($viewer, $transition, $call, $languages)) {
                return $transition;
            }
        }
        foreach ($rows as $transition) {
            if ($this->policy->canFromAnyStatus($viewer, $transition, $call)) {
                return $transition;
            }
        }

        return $rows[0];
    }

    /**
     * @param list<Record> $calls that the person reads
     * @param array<int, array<string, Record>> $groups languages of each, by group
     * @return array<int, list<CallAction>> by id
     */
    public function offered(Viewer $viewer, array $calls, array $groups): array
    {
        $withApplications = $this->applications->among(array_values(array_unique(array_column($calls, 'groupId'))));
        $offered = [];
        foreach ($calls as $call) {
            $isOffered = fn (CallAction $action): bool => ($action !== CallAction::Delete || !in_array($call->groupId, $withApplications, true))
                && $this->isOffered($viewer, $action, $call, $groups[$call->groupId] ?? []);
            $offered[$call->id] = array_values(array_filter(CallAction::cases(), $isOffered));
        }

        return $offered;
    }

    /** @param array<string, Record> $languages */
    private function isOffered(Viewer $viewer, CallAction $action, Record $call, array $languages): bool
    {
        if ($action === CallAction::Duplicate) {
            return $this->policy->canCreate($viewer, ContentType::CallForApplication);
        }

        return $this->changeStatus->allows($viewer, $this->transition($viewer, $action, $call, $languages), $call, $languages)
            && ($action !== CallAction::CloseEarly || in_array($this->states->of($call), self::CLOSABLE, true));
    }
}
