<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\Status;

/** Evaluates the column "who" of the transition table for a viewer and a record. */
final readonly class TransitionRights
{
    public function __construct(private ObjectRules $rules)
    {
    }

    public function allows(Viewer $viewer, Subject $subject, Transition $transition): bool
    {
        if ($transition->isDecision() && $this->rules->isOwn($viewer, $subject)) {
            return false;
        }
        foreach ($transition->rule()->who($subject->type) as $who) {
            if ($this->is($who, $viewer, $subject)) {
                return true;
            }
        }

        return false;
    }

    private function is(Who $who, Viewer $viewer, Subject $subject): bool
    {
        return match ($who) {
            Who::Owner => $this->rules->owns($viewer, $subject),
            Who::Writers => $this->writes($viewer, $subject),
            Who::Proposers => $this->rules->proposes($viewer, $subject),
            Who::Moderators => $this->rules->moderates($viewer, $subject),
            Who::ProposalModerators => $this->rules->moderatesProposals($viewer, $subject),
            Who::Publishers => $this->rules->publishes($viewer, $subject),
            Who::Managers => $this->rules->manages($viewer, $subject),
            Who::Editors => $this->rules->publishesAll($viewer, $subject),
            Who::Administrators => self::hasRole($viewer, ...Role::administrators()),
            Who::SuperAdministrators => self::hasRole($viewer, Role::SuperAdministrateur),
            Who::Deleters => $this->rules->deletes($viewer, $subject),
        };
    }

    /**
     * The owner of a moderated record that they took offline may put it online again only unchanged, since changes need moderation.
     */
    private function writes(Viewer $viewer, Subject $subject): bool
    {
        $bypassesValidators = $subject->status === Status::Offline
            && CapabilityMatrix::isModerated($subject->type)
            && !$this->rules->publishes($viewer, $subject);

        return !$bypassesValidators && $this->rules->edits($viewer, $subject);
    }

    private static function hasRole(Viewer $viewer, Role ...$roles): bool
    {
        return array_intersect($viewer->roles, array_column($roles, 'value')) !== [];
    }
}
