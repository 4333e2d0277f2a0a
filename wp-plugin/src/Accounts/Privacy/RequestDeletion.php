<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Services;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Outbox;
use Passerelle\Accounts\Privacy\Mails\DeletionRequested;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;
use Passerelle\Accounts\Settings\CurrentPassword;
use SensitiveParameter;

/** Schedules the deletion of an account after a cooling-off period, during which it can be cancelled. */
final readonly class RequestDeletion
{
    public function __construct(
        private CurrentPassword $currentPassword,
        private DeletionPlans $plans,
        private Structures $structures,
        private Heirs $heirs,
        private Mails $mails,
        private Outbox $outbox,
        private Services $services,
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

        return $this->services->transaction->run(function () use ($viewer, $published, $heirId): DeletionPlan {
            $this->plans->lock($viewer->id);
            $before = $this->plans->of($viewer->id);
            $plan = new DeletionPlan($before->due ?? $this->due(), $published, $published === PublishedItems::Transfer ? $heirId : 0);
            $this->plans->save($viewer->id, $plan);
            if ($before === null) {
                $this->outbox->add(DeleteDueAccount::KIND, ['userId' => $viewer->id], $plan->due);
                $this->mails->toUser(DeletionRequested::KEY, $viewer->id);
                SecurityEvent::AccountClosing->succeeded('requested', account: $viewer->id);
            }

            return $plan;
        });
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

    private function due(): DateTimeImmutable
    {
        return $this->services->clock->now()->add(new DateInterval("P{$this->services->config->limit('account', 'deletionDays')}D"));
    }
}
