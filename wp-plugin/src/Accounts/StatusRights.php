<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Content\Status as S;

/** Who may bring a record from its status to another one. Whether that step exists at all is asked elsewhere. */
final readonly class StatusRights
{
    /** What a validator decided, beside "to be modified". */
    private const ACCEPTED = [S::Published, S::Completed, S::Offline];
    private const DECISIONS = [S::Published, S::ToEdit, S::Rejected];
    private const UNDECIDED = [S::Pending, S::ToEdit, S::Rejected];

    public function __construct(private ObjectRules $rules)
    {
    }

    public function allows(Viewer $viewer, Subject $subject, S $target): bool
    {
        if ($target === S::Trash) {
            return $this->rules->deletes($viewer, $subject);
        }
        if ($subject->status === S::Trash) {
            return $this->isAdministrator($viewer);
        }
        if (CapabilityMatrix::isModerated($subject->type)) {
            return $this->allowsModerated($viewer, $subject, $target);
        }

        return $this->rules->publishes($viewer, $subject) || ($this->rules->owns($viewer, $subject) && $this->isToggle($subject->status, $target));
    }

    private function allowsModerated(Viewer $viewer, Subject $subject, S $target): bool
    {
        if ($subject->status === S::Rejected) {
            return $this->isAdministrator($viewer);
        }
        if (in_array($subject->status, self::ACCEPTED, true) && in_array($target, self::UNDECIDED, true)) {
            return in_array(Role::SuperAdministrateur->value, $viewer->roles, true);
        }
        if ($subject->status === S::Pending && in_array($target, self::DECISIONS, true) && $this->rules->moderates($viewer, $subject)) {
            return true;
        }
        if (in_array($target, [S::ToEdit, S::Rejected], true)) {
            return false;
        }
        if ($this->rules->publishes($viewer, $subject)) {
            return true;
        }

        return $this->rules->owns($viewer, $subject)
            && ($this->isToggle($subject->status, $target) || $this->isSubmission($subject->status, $target));
    }

    /** What owners do with their own published records. */
    private function isToggle(S $from, S $target): bool
    {
        return in_array([$from, $target], [
            [S::Published, S::Offline], [S::Offline, S::Published], [S::Offline, S::Completed],
            [S::Published, S::Completed], [S::Completed, S::Published],
        ], true);
    }

    /** Hand in, and take back before anybody decided. */
    private function isSubmission(S $from, S $target): bool
    {
        return in_array([$from, $target], [[S::Draft, S::Pending], [S::ToEdit, S::Pending], [S::Pending, S::Draft]], true);
    }

    private function isAdministrator(Viewer $viewer): bool
    {
        return array_intersect($viewer->roles, array_column(Role::administrators(), 'value')) !== [];
    }
}
