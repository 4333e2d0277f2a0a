<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\Status;

/** Evaluates the actors of the transition table for a viewer and a record. */
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
        foreach ($transition->rule()->actors($subject->type) as $group) {
            if ($this->includes($group, $viewer, $subject)) {
                return true;
            }
        }

        return false;
    }

    private function includes(ActorGroup $group, Viewer $viewer, Subject $subject): bool
    {
        return match ($group) {
            ActorGroup::Owner => $this->rules->owns($viewer, $subject),
            ActorGroup::Writers => $this->writes($viewer, $subject),
            ActorGroup::Proposers => $this->rules->proposes($viewer, $subject),
            ActorGroup::Moderators => $this->rules->moderates($viewer, $subject),
            ActorGroup::ProposalModerators => $this->rules->moderatesProposals($viewer, $subject),
            ActorGroup::Publishers => $this->rules->publishes($viewer, $subject),
            ActorGroup::Managers => $this->rules->manages($viewer, $subject),
            ActorGroup::Editors => $this->rules->publishesAll($viewer, $subject),
            ActorGroup::Administrators => self::hasRole($viewer, ...Role::administrators()),
            ActorGroup::SuperAdministrators => self::hasRole($viewer, Role::SuperAdministrateur),
            ActorGroup::Deleters => $this->rules->deletes($viewer, $subject),
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
