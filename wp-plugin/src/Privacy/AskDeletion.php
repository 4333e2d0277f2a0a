<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Accounts\Role;
use Passerelle\Accounts\Viewer;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Outbox;
use Passerelle\Privacy\Mails\DeletionAsked;
use Passerelle\Privacy\Records\Structures;
use Passerelle\Security\SecurityEvent;
use Passerelle\Settings\CurrentPassword;
use SensitiveParameter;

/** Somebody wants their account to end: not at once, so that a moment's anger or a thief can be undone. */
final readonly class AskDeletion
{
    public function __construct(
        private CurrentPassword $currentPassword,
        private DeletionPlans $plans,
        private Structures $structures,
        private AccountState $accounts,
        private ViewerFactory $viewers,
        private Mails $mails,
        private Outbox $outbox,
        private Transaction $transaction,
        private Clock $clock,
        private int $coolingOffDays,
    ) {
    }

    /**
     * Asked again, the first date stays and the newest choice counts.
     *
     * @param int $heirId with Transfer, one of heirs()
     * @throws DomainError forbidden (staff's accounts are ended by staff) · structure_transfer_first · rate_limited ·
     * invalid_fields at "password" or "heirId"
     */
    public function __invoke(Viewer $viewer, #[SensitiveParameter] string $password, PublishedItems $published, int $heirId): DeletionPlan
    {
        if (!$viewer->isSignedIn() || self::isStaff($viewer)) {
            throw DomainError::forbidden();
        }
        $this->currentPassword->check($viewer, $password, 'password');
        if ($published === PublishedItems::Transfer && !isset($this->heirs($viewer->id)[$heirId])) {
            throw DomainError::invalid([new FieldError('heirId', $heirId === 0 ? 'required' : 'unexpected_fields')]);
        }
        if ($this->structures->onlyOwnedBy($viewer->id) !== []) {
            throw new DomainError('structure_transfer_first');
        }

        return $this->transaction->run(function () use ($viewer, $published, $heirId): DeletionPlan {
            $this->plans->hold($viewer->id);
            $before = $this->plans->of($viewer->id);
            $plan = new DeletionPlan($before->due ?? $this->due(), $published, $published === PublishedItems::Transfer ? $heirId : 0);
            $this->plans->keep($viewer->id, $plan);
            if ($before === null) {
                $this->outbox->add(DeleteDueAccount::KIND, ['userId' => $viewer->id], $plan->due);
                $this->mails->toUser(DeletionAsked::KEY, $viewer->id);
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

    /** @return array<int, string> names by id of those who may take over what the person has published */
    public function heirs(int $userId): array
    {
        return array_filter(
            $this->structures->companionsOf($userId),
            fn (int $id): bool => $this->accounts->isActive($this->viewers->of($id)) && $this->plans->of($id) === null,
            ARRAY_FILTER_USE_KEY,
        );
    }

    public static function isStaff(Viewer $viewer): bool
    {
        return array_filter(Role::among($viewer->roles), static fn (Role $role): bool => $role->isStaff()) !== [];
    }

    private function due(): DateTimeImmutable
    {
        return $this->clock->now()->add(new DateInterval("P{$this->coolingOffDays}D"));
    }
}
