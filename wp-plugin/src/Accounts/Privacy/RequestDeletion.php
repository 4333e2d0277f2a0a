<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Accounts\Settings\CurrentPassword;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Schedules the deletion of an account after a cooling-off period, during which it can be cancelled. */
final readonly class RequestDeletion
{
    public function __construct(
        private CurrentPassword $currentPassword,
        private DeletionPlans $plans,
        private Structures $structures,
        private Heirs $heirs,
        private ScheduleDeletion $schedule,
    ) {
    }

    /**
     * A repeated request keeps the first date and replaces the choice.
     *
     * @param int $heirId with Transfer, one of Heirs
     * @throws DomainError forbidden (staff delete staff accounts) · structure_transfer_first · rate_limited ·
     * invalid_fields at "password" or "heirId"
     */
    public function __invoke(Viewer $viewer, #[SensitiveParameter] string $password, PublishedItems $published, int $heirId): DeletionPlan
    {
        if (!$viewer->isSignedIn() || $viewer->isStaff()) {
            throw DomainError::forbidden();
        }
        $this->currentPassword->check($viewer, $password, 'password');
        if ($published === PublishedItems::Transfer && !isset($this->heirs->of($viewer->id)[$heirId])) {
            throw DomainError::invalid([new FieldError('heirId', $heirId === 0 ? 'required' : 'unexpected_fields')]);
        }
        if ($this->structures->onlyOwnedBy($viewer->id) !== []) {
            throw new DomainError('structure_transfer_first');
        }

        return ($this->schedule)($viewer->id, $published, $heirId);
    }

    /** @throws DomainError forbidden for visitors */
    public function cancel(Viewer $viewer): void
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $plan = $this->plans->of($viewer->id);
        if ($plan !== null) {
            $this->plans->take($viewer->id, $plan);
            SecurityEvent::AccountClosing->succeeded('cancelled', account: $viewer->id);
        }
    }
}
